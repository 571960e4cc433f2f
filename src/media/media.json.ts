import { int, nullable, oneOf, optional, part, parts, shape, text, url } from '../core/http/input/shape.js';
import { TranslationsJson } from '../core/http/input/translations.json.js';
import type { Media } from './media.entity.js';
import { VARIANT_FORMATS } from './pictures/variant.js';

class VariantJson extends shape({ width: int, height: int, format: oneOf(VARIANT_FORMATS), url }) {}

class MediaTranslationsJson extends shape({ alt: part(TranslationsJson) }) {}

/** An image in the API; URLs are absolute. */
export class ShownMediaJson extends shape({
  id: int,
  /** The default size; null while the image is not ready. */
  url: nullable(url),
  /** In the language of the request, else in the other one. */
  alt: text,
  /** Pixels of the original, upright. */
  width: nullable(int),
  height: nullable(int),
  /** Type and size of the original, which is never served. */
  mime: nullable(text),
  bytes: nullable(int),
  variants: parts(VariantJson),
  status: oneOf<Media['status']>(['pending', 'ready', 'failed']),
  translations: optional(part(MediaTranslationsJson)),
}) {}

/** A picture in the media section. */
export class MediaJson extends shape(
  {
    /** null: the platform's. */
    companyId: nullable(int),
    fileName: nullable(text),
    /** Localised reason of the last failure, also while a pending image is tried again; `failureCode` is stable. */
    failure: nullable(text),
    failureCode: nullable(text),
  },
  ShownMediaJson,
) {}
