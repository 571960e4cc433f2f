import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import type { Actor } from '../access/actor.js';
import type { Locale } from '../core/i18n/locales.js';
import { readGtin } from '../product-data/gtin.js';
import { ProductDataService } from '../product-data/product-data.service.js';
import type { ProductPrefill } from './offers.pages.js';

/** Fills a new product from what stores know in common of its EAN. */
@Injectable()
export class ProductPrefills {
  constructor(
    private readonly data: ProductDataService,
    private readonly i18n: I18nService,
  ) {}

  async of(actor: Actor, text: string | undefined, locale: Locale): Promise<ProductPrefill | null> {
    if (!text) return null;
    const { ean, gtin, problem } = readGtin(text);
    const [known] = gtin ? await this.data.ofGtin(actor, gtin) : [];
    if (!known) return { found: false, ean: ean ?? text, notice: this.notice(problem, locale) };
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
        attributes: known.attributes.map(({ name, value, unit }) => ({
          id: null,
          definitionId: null,
          name,
          value,
          unit,
        })),
      },
      mediaIds,
    };
  }

  /** Why a code is none, or joins no comparison. */
  notice(problem: ReturnType<typeof readGtin>['problem'], locale: Locale): string | null {
    return problem && this.i18n.t(`feed.issues.${problem}.message`, { lang: locale });
  }
}
