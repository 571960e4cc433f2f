import type { I18nService } from 'nestjs-i18n';
import { readTexts } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { Media } from './media.entity.js';
import { failureMessage } from '../pictures/picture.failure.js';
import type { MediaJson } from './media.json.js';
import { fallbackVariant } from './media.presenter.js';
import { type Variant, variantKey } from '../pictures/variant.js';

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
      ...readTexts({ alt: media.alt }, { locale: this.locale, translations: this.withTranslations }),
    };
  }

  private url({ contentHash }: Media, variant: Variant): string {
    return `${this.origin}/${variantKey(contentHash!, variant)}`;
  }
}
