/* GCC's headers turn fprintf into a checked form that musl does not have. */
#include <stdarg.h>
#include <stdio.h>

int __fprintf_chk(FILE *file, int flag, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    (void)flag;
    int written = vfprintf(file, format, arguments);
    va_end(arguments);
    return written;
}
