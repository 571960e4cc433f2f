/**
 * The same text in memory of its own. What is cut out of a longer text keeps the whole of that alive, so whatever
 * outlives what it was read from is copied.
 */
export const detachedCopy = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
