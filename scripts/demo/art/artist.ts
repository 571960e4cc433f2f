import type { Drawing } from './drawing.js';

/** Draws one kind of thing; `variant` 0…2 changes a detail, so that models look akin but not the same. */
export type Artist = (drawing: Drawing, variant: number) => void;
