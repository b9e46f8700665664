"""Running work with joblib: in local processes, or on an existing Dask cluster.

The results are the same everywhere. Needs the extra ``arena``, and ``cluster`` for Dask.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    Run = Callable[[Callable[..., Any], Sequence[tuple[Any, ...]]], Iterator[Any]]

MOST_JOBS: Final = 1_024
"""More processes than any machine has processors for."""


@contextmanager
def executor(jobs: int = 1, dask: str | None = None) -> Iterator[Run]:
    """Yield a function that maps another over tuples of arguments, in order.

    `jobs` processes do the work, or the cluster whose scheduler is at the address `dask`, until the ``with`` block
    ends.
    """
    from joblib import Parallel, delayed, parallel_config

    def run(work: Callable[..., Any], arguments: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
        many = Parallel() if dask is not None else Parallel(n_jobs=jobs, return_as="generator")
        yield from many(delayed(work)(*argument) for argument in arguments)

    if dask is not None:
        from dask.distributed import Client

        client: Any = Client  # untyped in some releases
        with client(dask), parallel_config(backend="dask"):
            yield run
        return
    from joblib.externals.loky import get_reusable_executor

    try:
        with parallel_config(backend="loky", inner_max_num_threads=1):
            yield run
    finally:
        if jobs != 1:
            get_reusable_executor().shutdown(wait=True)
