import type { Texts } from '../core/i18n/texts.js';
import { readTexts, type TextView } from '../core/i18n/local-text.js';
import { failureMessage } from './pictures/picture-failure.js';
import { type Variant, variantKey } from './pictures/variant.js';
import type { Media } from './media.entity.js';
import type { MediaJson, ShownMediaJson } from './media.json.js';
import { pictureStateOf } from './picture-state.js';
import { fallbackVariant } from './media.presenter.js';

type ShownMedia = Pick<Media, Exclude<keyof ShownMediaJson & keyof Media, 'bytes'> | 'contentHash'> & {
  bytes: number | string | null;
};

/** Language of the texts, and `origin`, the first part of all URLs. */
export interface MediaView extends TextView {
  origin: string;
}

/** A picture as JSON; it has no URLs while it is not ready. */
export function toShownMedia(media: ShownMedia, { origin, ...texts }: MediaView): ShownMediaJson {
  const { id, status, width, height, mime, bytes, alt, contentHash } = media;
  const url = (variant: Variant) => `${origin}/${variantKey(contentHash!, variant)}`;
  const variants = status === 'ready' ? media.variants : [];
  return {
    id,
    url: variants.length ? url(fallbackVariant(variants)) : null,
    width,
    height,
    mime,
    bytes: bytes === null ? null : Number(bytes),
    variants: variants.map((variant) => ({
      width: variant.width,
      height: variant.height,
      format: variant.format,
      url: url(variant),
    })),
    status,
    ...readTexts({ alt }, texts),
  };
}

/** Pictures as JSON in one language. */
export class MediaJsonPresenter {
  constructor(
    private readonly texts: Texts,
    private readonly view: MediaView,
  ) {}

  toJson(media: Media): MediaJson {
    const { companyId, fileName } = media;
    const failure = pictureStateOf(media) === 'failed' ? failureMessage(media.failure!) : null;
    return {
      ...toShownMedia(media, this.view),
      companyId,
      fileName,
      failure: failure && this.texts.t(failure.key, this.view.locale, failure.values),
      failureCode: failure && failure.code,
    };
  }
}
