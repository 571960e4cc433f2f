/**
 * A copy of a text. A substring keeps the whole original in memory, so texts that outlive their source are
 * copied.
 */
export const detachedCopy = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
