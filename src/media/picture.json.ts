import { int, shape } from '../core/http/input/shape.js';

/** The image of a thing. */
export class PictureChoiceJson extends shape({ mediaId: int }) {}
