import { isQuoted } from './other-writings.js';

const UNWISHED = /\s-\p{L}\S*/gu;

/** As `search_wished` has it: a text without the words behind a minus. */
export const wishedText = (text: string) => (isQuoted(text) ? text : text.replace(UNWISHED, ' '));
