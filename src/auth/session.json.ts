import { shape, text } from '../core/http/input/shape.js';

/** An opened session. */
export class SessionJson extends shape({
  /** Local path to open next. */
  next: text,
}) {}
