import type { CompanyStatus } from '../../companies/company.entity.js';
import { statusOf } from '../../companies/company.presenter.js';
import type { RowOf } from '../../core/database/statement.js';
import { foldText } from '../../core/i18n/fold-text.js';
import { type Sort, type StoreHealthQuery, type Trouble, TROUBLES } from './store-health.query.js';
import type { STORES } from './store-health.statements.js';

export type StoreNumbers = RowOf<typeof STORES>;
type Filters = Pick<StoreHealthQuery, 'query' | 'status' | 'trouble'>;

const HAS: Record<Trouble, (store: StoreNumbers) => boolean> = {
  import: ({ importStatus }) =>
    importStatus === 'failed' || importStatus === 'held' || importStatus === 'needs-mapping',
  feed: ({ shakyFeeds, failingFeeds }) => shakyFeeds + failingFeeds > 0,
  rejected: ({ rejected }) => (rejected ?? 0) > 0,
  images: ({ withoutImage }) => (withoutImage ?? 0) > 0,
  eans: ({ wrongEans }) => (wrongEans ?? 0) > 0,
};

/** The value that orders a column; null: unknown, and last in both directions. */
const VALUE: Record<Exclude<Sort, 'name'>, (store: StoreNumbers) => number | null> = {
  importedAt: ({ importedAt }) => importedAt && importedAt.getTime(),
  // failing ones weigh more than shaky ones
  feeds: ({ feeds, shakyFeeds, failingFeeds }) => (feeds ? failingFeeds * 1000 + shakyFeeds : null),
  rejected: ({ rejected }) => rejected,
  withoutImage: ({ withoutImage }) => withoutImage,
  wrongEans: ({ wrongEans }) => wrongEans,
  offers: ({ offers }) => offers,
  alone: ({ alone }) => alone,
  visits: ({ visits }) => visits,
  trend: ({ visits, visitsBefore }) => (visitsBefore ? visits / visitsBefore : null),
};

export const companyStatusOf = ({ active, isApproved }: StoreNumbers): CompanyStatus =>
  statusOf({ active, approvedAt: isApproved ? new Date(0) : null });

/** The stores of the catalogue, which fit into the memory, by filters and in an order. */
export class StoreList {
  constructor(private readonly stores: StoreNumbers[]) {}

  matching({ query = '', status, trouble }: Filters): StoreNumbers[] {
    const words = foldText(query);
    return this.stores.filter(
      (store) =>
        foldText(store.name).includes(words) &&
        (status === 'all' || companyStatusOf(store) === status) &&
        (!trouble || HAS[trouble](store)),
    );
  }

  sorted(filters: Filters, sort: StoreHealthQuery['sort']): StoreNumbers[] {
    const id = sort.replace('-', '') as Sort;
    const sign = sort.startsWith('-') ? -1 : 1;
    const found = this.matching(filters).sort(byName);
    if (id === 'name') return sign === 1 ? found : found.reverse();
    return found.sort((a, b) => compare(VALUE[id](a), VALUE[id](b), sign));
  }

  statusCounts(filters: Filters): Partial<Record<CompanyStatus | 'all', number>> {
    const found = this.matching({ ...filters, status: 'all' });
    const counts: Partial<Record<CompanyStatus | 'all', number>> = { all: found.length };
    for (const store of found) counts[companyStatusOf(store)] = (counts[companyStatusOf(store)] ?? 0) + 1;
    return counts;
  }

  troubleCounts(filters: Filters): Record<Trouble, number> {
    const found = this.matching({ ...filters, trouble: undefined });
    const counts = TROUBLES.map((trouble) => [trouble, found.filter(HAS[trouble]).length] as const);
    return Object.fromEntries(counts) as Record<Trouble, number>;
  }
}

const collator = new Intl.Collator('sl');
const byName = (a: StoreNumbers, b: StoreNumbers) => collator.compare(a.name, b.name) || a.id - b.id;

function compare(a: number | null, b: number | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * (a - b);
}
