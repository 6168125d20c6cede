/** Maximum size in bytes for decoding a file in one piece, which takes about six times the memory of the samples. */
export const WHOLE_FILE_BYTES = 30 * 1024 * 1024;
