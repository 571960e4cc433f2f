import { type ReactNode } from 'react';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { ColumnMenu } from '../../admin/list/column-menu.js';
import { EmptyList } from '../../admin/list/empty-list.js';
import { ListToolbar } from '../../admin/list/list-toolbar.js';
import { sortOf } from '../../admin/list/sort-of.js';
import { StatusTabs } from '../../admin/list/status-tabs.js';
import { useSelection } from '../../admin/list/use-selection.js';
import { Pagination } from '../../ui/pagination.js';
import { BulkBar } from './bulk-bar.js';
import { BulkRuns } from './bulk-runs.js';
import { ExportMenu } from './export-menu.js';
import { columnLabel } from './offer-columns.js';
import { chosenFilters, OfferFilters } from './offer-filters.js';
import { ViewMenu } from './views/view-menu.js';
import { OfferTable } from './offer-table.js';

const LIST = [
  'products',
  'count',
  'pagination',
  'sorts',
  'filters',
  'categoryFilter',
  'statusCounts',
  'resetUrl',
  'usualColumnsUrl',
  'filterCounts',
  'views',
  'viewsUrl',
  'bulkUrl',
  'exportUrls',
  'newUrl',
];

type Props = PageProps<'offers/index'> & {
  /** The first step, while there is nothing yet. */
  action: ReactNode;
};

/** A store's products with search, states and filters. */
export function OfferList({ action, ...props }: Props) {
  const { kind, products, count, filters, resetUrl, sorts, columns, usualColumnsUrl, exportUrls } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const { person } = useShared();
  // of this person's list with these filters, whatever its order and page
  const list = JSON.stringify([person?.email, kind, filters]);
  const newest = sorts.find(({ id }) => id === 'newest');
  const rows = products.map(({ id }) => id);
  const selection = useSelection(list, rows, count);
  return (
    <section className="list" aria-label={t(`offers.title.${kind}`)}>
      <div className="list-tabs">
        <StatusTabs
          label={t('offers.by_status')}
          tabs={props.statusCounts.map((tab) => ({ ...tab, label: t(`offers.statuses.${tab.id}`) }))}
        />
        {newest && newest.direction !== 'ascending' && (
          <a data-visit data-preserve-scroll href={newest.url}>
            {t(`offers.newest.${kind}`)}
          </a>
        )}
        <div className="list-tools">
          {/* another view closes the menu */}
          <ViewMenu key={props.view} {...props} />
          <ColumnMenu
            shown={columns}
            hidden={props.hiddenColumns}
            labelOf={(id) => columnLabel(i18n, id)}
            url={props.formUrl}
            usualUrl={usualColumnsUrl}
          />
          {exportUrls && count > 0 && <ExportMenu urls={exportUrls} count={count} />}
        </div>
      </div>
      <ListToolbar
        url={props.formUrl}
        query={filters.query}
        searchLabel={t('offers.search')}
        keep={{
          status: filters.status,
          columns: usualColumnsUrl || props.view ? ['name', ...columns] : [],
          view: props.view ?? [],
          ...sortOf(sorts),
        }}
        only={LIST}
        resetUrl={resetUrl}
        chosen={chosenFilters(filters)}
      >
        <OfferFilters {...props} />
      </ListToolbar>
      <p role="status" className="hidden-text">
        {t(`offers.count.${kind}`, { count })}
      </p>
      <BulkRuns runs={props.bulkRuns} />
      {products.length > 0 ? (
        <OfferTable
          kind={kind}
          offers={products}
          columns={columns}
          isUsual={usualColumnsUrl === null}
          sorts={sorts}
          valuesUrl={props.valuesUrl}
          selection={props.bulkUrl ? selection : null}
        />
      ) : (
        <EmptyList resetUrl={resetUrl} text={t(`offers.none.${kind}`)} action={action} />
      )}
      <Pagination pages={props.pagination} />
      {props.bulkUrl && <BulkBar url={props.bulkUrl} selection={selection} total={count} kind={kind} />}
    </section>
  );
}
