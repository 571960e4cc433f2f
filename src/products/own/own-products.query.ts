import { ArrayMaxSize, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import type { Actor } from '../../access/actor.js';
import { assertCompany, companyScope } from '../../access/actor-scope.js';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { IsOptionalIn, Repeated, Trimmed } from '../../core/http/input/input-rules.js';
import { foldText } from '../../core/i18n/fold-text.js';
import {
  type Gap,
  GAPS,
  type Origin,
  ORIGINS,
  type OwnFilters,
  RECENT_CHANGES,
  type RecentChange,
} from './own-products-conditions.js';
import { APART_REASONS, type ApartReason } from '../comparison/compared-offer.js';
import { LOST_CLICKS, type LostClicks } from './offer-markets.js';
import { RANK_BANDS, type RankBand } from './price-ranks.js';
import type { Availability, ProductKind, ProductStatus } from '../product.entity.js';
import { STATUSES } from '../product-fields.js';
import { AVAILABILITIES } from '../clock/offer-times.js';
import { VISIBILITIES, type Visibility } from '../visibility.js';

const MAX = 20;

/** Filters of a store's list in the query string: of the list itself, of exports and bulk actions. */
export class OwnProductsQuery {
  @Trimmed()
  @IsString()
  @MaxLength(200)
  query: string = '';

  @IsIn([...STATUSES, 'all'])
  status: ProductStatus | 'all' = 'all';

  @IsOptionalId()
  category?: number;

  @IsOptionalId()
  company?: number;

  @Repeated()
  @IsArray()
  @ArrayMaxSize(MAX)
  @IsString({ each: true })
  @MaxLength(120, { each: true })
  brand: string[] = [];

  @Repeated()
  @IsIn(AVAILABILITIES, { each: true })
  availability: Availability[] = [];

  @Repeated()
  @IsIn(VISIBILITIES, { each: true })
  visibility: Visibility[] = [];

  @Repeated()
  @IsIn(GAPS, { each: true })
  without: Gap[] = [];

  @Repeated()
  @IsIn(RECENT_CHANGES, { each: true })
  changed: RecentChange[] = [];

  @Repeated()
  @IsIn(APART_REASONS, { each: true })
  notCompared: ApartReason[] = [];

  @Repeated()
  @IsIn(RANK_BANDS, { each: true })
  priceRank: RankBand[] = [];

  @Repeated()
  @IsIn(LOST_CLICKS, { each: true })
  lost: LostClicks[] = [];

  @IsOptionalIn(ORIGINS)
  origin?: Origin;
}

/**
 * The filters of a query, limited to the actor's rights; without the status.
 * @throws NotFound for another store
 */
export function ownFilters(actor: Actor, kind: ProductKind | undefined, query: OwnProductsQuery): OwnFilters {
  const { companyId } = companyScope(actor, 'company.read');
  if (query.company !== undefined) assertCompany(actor, 'company.read', query.company);
  const { availability, visibility, without, changed, origin, notCompared, priceRank, lost } = query;
  return {
    companyId: query.company ?? companyId,
    kind,
    query: query.query,
    categoryId: query.category,
    brands: query.brand.map(foldText),
    availability,
    visibility,
    without,
    changed,
    origin,
    notCompared,
    priceRank,
    lost,
  };
}
