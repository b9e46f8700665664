/* The executable of the installers for Linux: Python, linked in, with the modules in the folder _internal beside it.

   Debian's Python is faster linked in than as a library, which the starter of PyInstaller would load: about a tenth of
   what the program does until its window is there. Reads nothing of the person's own Python: neither its environment
   variables nor its packages. */
#include <Python.h>

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define BESIDE "/_internal"

static void check(PyStatus status)
{
    if (PyStatus_Exception(status))
        Py_ExitStatusException(status);
}

/* Modules are looked for in NAME, a part of FOLDER; not the whole of FOLDER until beginning.py says so. */
static void look_in(PyConfig *config, const char *folder, const char *name)
{
    char path[2 * PATH_MAX];
    wchar_t *decoded;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    decoded = Py_DecodeLocale(path, NULL);
    if (decoded == NULL)
        check(PyStatus_NoMemory());
    check(PyWideStringList_Append(&config->module_search_paths, decoded));
    PyMem_RawFree(decoded);
}

int main(int argc, char **argv)
{
    char program[PATH_MAX], folder[PATH_MAX + sizeof BESIDE];
    const ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    PyPreConfig before;
    PyConfig config;

    if (length < 0) {
        perror("ra-desktop: /proc/self/exe");
        return 1;
    }
    program[length] = '\0';
    snprintf(folder, sizeof folder, "%.*s%s", (int)(strrchr(program, '/') - program), program, BESIDE);

    PyPreConfig_InitIsolatedConfig(&before);
    before.utf8_mode = 1; /* as Qt has it, whatever the locale */
    before.configure_locale = 1;
    check(Py_PreInitialize(&before));

    PyConfig_InitIsolatedConfig(&config);
    config.configure_c_stdio = 1;
    config.install_signal_handlers = 1;
    config.site_import = 0;
    config.write_bytecode = 0;
    config.module_search_paths_set = 1;
    look_in(&config, folder, "base_library.zip");
    look_in(&config, folder, EXTENSIONS);
    check(PyConfig_SetBytesArgv(&config, argc, argv));
    check(PyConfig_SetBytesString(&config, &config.executable, program));
    check(PyConfig_SetBytesString(&config, &config.home, folder));
    check(PyConfig_SetString(&config, &config.run_command, L"import beginning\n"));
    check(Py_InitializeFromConfig(&config));
    PyConfig_Clear(&config);
    return Py_RunMain();
}
