import { fold } from './fold.js';

/** A piece of a text, and whether it is a hit. */
export interface Piece {
  text: string;
  hit: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Splits a text: words that begin with one of the folded marks are hits. */
export function piecesOf(text: string, marks: string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = fold(word);
    if (!marks.some((mark) => folded.startsWith(mark))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), hit: false });
    pieces.push({ text: word, hit: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false });
  return pieces;
}
