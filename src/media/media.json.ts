import type { I18nService } from 'nestjs-i18n';
import { plainText, type Translations } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { Media } from './media.entity.js';
import { failureMessage } from './media.failure.js';
import { fallbackVariant } from './media.presenter.js';
import { type Variant, type VariantFormat, variantKey } from './variant.js';

/** A picture as programs see it. */
export interface MediaJson {
  id: number;
  /** null: the platform's. */
  companyId: number | null;
  fileName: string | null;
  /** The size to show where none is chosen; null while the picture is not ready. Absolute, as all addresses. */
  url: string | null;
  /** In the language of the request, else in the other one. */
  alt: string;
  /** Pixels of the original, upright. */
  width: number | null;
  height: number | null;
  /** Type and size of the original, which is never served. */
  mime: string | null;
  bytes: number | null;
  variants: { width: number; height: number; format: VariantFormat; url: string }[];
  status: Media['status'];
  /** Why there will be no picture, localised; `failureCode` is stable. */
  failure: string | null;
  failureCode: string | null;
  translations?: { alt: Translations };
}

/** Pictures in the words of one language. */
export class MediaJsonPresenter {
  constructor(
    private readonly i18n: I18nService,
    private readonly locale: Locale,
    private readonly origin: string,
    private readonly withTranslations: boolean,
  ) {}

  toJson(media: Media): MediaJson {
    const isReady = media.status === 'ready';
    const failure = media.status === 'failed' ? failureMessage(media.failure!) : null;
    return {
      id: media.id,
      companyId: media.companyId,
      fileName: media.fileName,
      url: isReady ? this.url(media, fallbackVariant(media.variants)) : null,
      alt: plainText(media.alt, this.locale),
      width: media.width,
      height: media.height,
      mime: media.mime,
      bytes: media.bytes === null ? null : Number(media.bytes),
      variants: media.variants.map((variant) => ({
        width: variant.width,
        height: variant.height,
        format: variant.format,
        url: this.url(media, variant),
      })),
      status: media.status,
      failure: failure && this.i18n.t(failure.key, { lang: this.locale, args: failure.values }),
      failureCode: failure && failure.code,
      ...(this.withTranslations && { translations: { alt: media.alt } }),
    };
  }

  private url({ contentHash }: Media, variant: Variant): string {
    return `${this.origin}/${variantKey(contentHash!, variant)}`;
  }
}
