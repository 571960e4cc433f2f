/** Bytes of a file: enough for camera pictures; the worker holds it in memory several times. */
export const MAX_BYTES = 20 * 1024 ** 2;
/** Pixels of a whole picture: about 200 MB once decoded. */
export const MAX_PIXELS = 50_000_000;
/** Pixels of one side; WebP can hold no more than 16,383. */
export const MAX_SIDE = 16_000;
