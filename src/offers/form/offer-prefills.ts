import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import type { Actor } from '../../access/actor.js';
import type { Locale } from '../../core/i18n/locales.js';
import { gtinCheckDigit, readGtin } from '../../core/text/gtin.js';
import { ProductDataService } from '../../product-data/product-data.service.js';
import type { OfferPrefill } from '../offers.pages.js';

/** Fills the form of a new product from product data. */
@Injectable()
export class OfferPrefills {
  constructor(
    private readonly data: ProductDataService,
    private readonly texts: Texts,
  ) {}

  async findPrefill(actor: Actor, text: string | undefined, locale: Locale): Promise<OfferPrefill | null> {
    if (!text) return null;
    const { ean, gtin } = readGtin(text);
    const [known] = gtin ? await this.data.ofGtin(actor, gtin) : [];
    if (!known) return { found: false, ean: ean ?? text, notice: this.notice(text, locale) };
    const { name, description, specifications, brand, productCode, categoryIds, mediaIds } = known;
    return {
      found: true,
      ean: known.ean,
      values: {
        name,
        description,
        specifications,
        brand,
        mpn: productCode,
        categoryIds,
        attributes: known.attributes.map((attribute) => ({ id: null, ...attribute })),
      },
      mediaIds,
    };
  }

  /** Why a code is invalid, or joins no group. */
  notice(text: string, locale: Locale): string | null {
    const { ean, problem } = readGtin(text);
    if (!problem) return null;
    const say = (key: string, args = {}) => this.texts.t(key, locale, args);
    if (problem === 'ean_in_store') return say('offers.prefill.in_store');
    const digits = text.replace(/\D/g, '');
    const reason =
      problem === 'ean_check_digit'
        ? say('offers.prefill.check_digit', { digit: gtinCheckDigit(digits.slice(0, -1)) })
        : say(`feed.issues.${problem}.message`);
    return `${reason} ${say(ean ? 'offers.prefill.not_compared' : 'offers.prefill.not_stored')}`;
  }
}
