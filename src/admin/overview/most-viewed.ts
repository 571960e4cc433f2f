import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { can } from '../../access/permission-table.js';
import { localText, plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { type MediaRow, toPicture } from '../../media/media.presenter.js';
import type { ProductRecord } from '../../products/product-record.js';
import { ProductRecords } from '../../products/own/product-records.js';
import { USUAL_PERIOD } from '../../analytics/statistics/statistics.query.js';
import { statisticsUrl } from '../../analytics/statistics/statistics-urls.js';
import { totalOf, VisitDays } from '../../analytics/statistics/visits/visit-days.js';
import { VisitRankings } from '../../analytics/statistics/visits/visit-rankings.js';
import type { ViewedProduct } from './overview.pages.js';

const SHOWN = 5;

/** The products with most views in the default period of the statistics. */
@Injectable()
export class MostViewed {
  constructor(
    private readonly rankings: VisitRankings,
    private readonly days: VisitDays,
    private readonly records: ProductRecords,
  ) {}

  async listProducts(actor: Actor, locale: Locale) {
    const scope = companyScope(actor, 'company.read');
    const ranking = { ...scope, days: USUAL_PERIOD, sort: '-views' } as const;
    const [{ rows }, { days }] = await Promise.all([
      this.rankings.page('products', ranking, { page: 1, limit: SHOWN }),
      this.days.countDays(scope, USUAL_PERIOD),
    ]);
    const viewsOf = new Map(rows.filter(({ views }) => views > 0).map(({ id, views }) => [id, views]));
    const isOfPlatform = can(actor, 'platform.manage');
    const records = await this.records.byIds([...viewsOf.keys()]);
    return {
      days: USUAL_PERIOD,
      views: totalOf(days).views,
      url: statisticsUrl({ view: 'products' }, locale),
      products: records.map((record) => ({
        ...toViewed(record, isOfPlatform, locale),
        views: viewsOf.get(record.id)!,
      })),
    };
  }
}

function toViewed(
  record: ProductRecord,
  isOfPlatform: boolean,
  locale: Locale,
): Omit<ViewedProduct, 'views'> {
  const { id, name, companyName } = record;
  const picture = record.media.find((media) => media.status === 'ready');
  return {
    id,
    url: statisticsUrl({ view: 'products', product: id }, locale),
    name: localText(name, locale) ?? { text: '' },
    picture: picture ? toPicture(picture as MediaRow, locale, plainText(name, locale)) : null,
    companyName: isOfPlatform ? companyName : null,
  };
}
