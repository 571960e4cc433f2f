import { int, oneOf, shape, texts, time } from '../../core/http/input/shape.js';
import { LOCALES } from '../../core/i18n/locales.js';

/** A synonym in the API. */
export class SynonymJson extends shape({
  id: int,
  language: oneOf(LOCALES),
  /** Search terms. */
  words: texts,
  /** Found for the words as well, but not the other way; empty: the words mean the same. */
  meanings: texts,
  createdAt: time,
  updatedAt: time,
}) {}
