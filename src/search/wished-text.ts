import { isQuoted } from './other-writings.js';

const UNWISHED = /\s-(\p{L}\S*)/gu;

/** A text without the words behind a minus; its first word is always wished for, and so is all in quotes. */
export const wishedText = (text: string) => (isQuoted(text) ? text : text.replace(UNWISHED, ' '));

/** What stands behind a minus. */
export const unwishedTexts = (text: string): string[] =>
  isQuoted(text) ? [] : [...text.matchAll(UNWISHED)].map(([, unwished]) => unwished!);
