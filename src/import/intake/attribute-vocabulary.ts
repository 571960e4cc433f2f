import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import { AttributesService } from '../../attributes/attributes.service.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { LOCALES } from '../../core/i18n/locales.js';
import type { OfferRecordSettings } from './offer-record-settings.js';

/** Names and definitions by which attributes of feeds are recognised. */
@Injectable()
export class AttributeVocabulary {
  constructor(
    private readonly texts: Texts,
    private readonly attributes: AttributesService,
  ) {}

  async read(): Promise<Pick<OfferRecordSettings, 'attributeNames' | 'definitions'>> {
    return { attributeNames: this.wellKnown(), definitions: await this.attributes.registry() };
  }

  private wellKnown(): Record<string, Translations> {
    const names: Record<string, Translations> = {};
    for (const locale of LOCALES) {
      const texts = this.texts.group('feed.attributes', locale);
      for (const [key, name] of Object.entries(texts)) (names[key] ??= {})[locale] = name;
    }
    return names;
  }
}
