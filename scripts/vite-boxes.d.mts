import type { Plugin } from 'vite';

export function plainBoxes(): Plugin;
/** The code with boxes as elements; `file` is for messages. */
export function withPlainBoxes(code: string, file?: string): string;
