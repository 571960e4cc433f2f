import { type ReactNode } from 'react';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { type BulkAction, BulkBar } from '../../admin/list/bulk-bar.js';
import { ColumnMenu } from '../../admin/list/column-menu.js';
import { RecordList } from '../../admin/list/record-list.js';
import { sortOf } from '../../admin/list/sort-of.js';
import { Tabs } from '../../ui/navigation/tabs.js';
import { useSelection } from '../../admin/list/use-selection.js';
import { BulkCategory } from './bulk-category.js';
import { BulkRuns } from './bulk-runs.js';
import { ExportMenu } from './export-menu.js';
import { columnLabel } from './offer-columns.js';
import { chosenFilters, OfferFilters } from './offer-filters.js';
import { MarketNote } from './market-note.js';
import { ViewMenu } from './views/view-menu.js';
import { OfferTable } from './offer-table.js';
import { LinkButton } from '../../ui/button.js';
import { Row } from '../../ui/layout/boxes.js';

const LIST = ['products', 'categoryFilter', 'views', 'viewsUrl', 'bulkUrl', 'bulkEditUrl', 'exportUrls'];

type Props = PageProps<'offers/index'> & {
  /** The first step, while there is nothing yet. */
  action: ReactNode;
};

/** A store's products with search, states and filters. */
export function OfferList({ action, ...props }: Props) {
  const { kind, products, count, filters, sorts, columns, usualColumnsUrl, exportUrls, bulkUrl } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const { person } = useShared();
  // this person's list with these filters, in any order and on any page
  const list = JSON.stringify([person?.email, kind, filters]);
  const newest = sorts.find(({ id }) => id === 'newest');
  const rows = products.map(({ id }) => id);
  const selection = useSelection(list, rows, count);
  const bulkActions: BulkAction[] = [
    { label: t('offers.activate.label'), field: ['action', 'activate'] },
    { label: t('offers.deactivate.label'), field: ['action', 'deactivate'] },
    { label: t('offers.bulk_edit.open'), field: ['action', 'edit'] },
    {
      label: t('offers.delete.label'),
      field: ['action', 'delete'],
      question: {
        title: t('offers.bulk.delete_title', { count: selection.count }),
        text: t('offers.bulk.delete_text'),
      },
      isFinal: true,
    },
  ];
  return (
    <RecordList
      label={t(`offers.title.${kind}`)}
      list={props}
      head={
        <Row gap={3} align="end" line="bottom" className="list-tabs">
          <Tabs
            label={t('offers.by_status')}
            tabs={props.statusCounts.map((tab) => ({ ...tab, label: t(`offers.statuses.${tab.id}`) }))}
          />
          {newest && newest.direction !== 'ascending' && (
            <a data-visit data-preserve-scroll href={newest.url}>
              {t(`offers.newest.${kind}`)}
            </a>
          )}
          <Row gap={1} className="list-tools">
            {/* another view closes the menu */}
            <ViewMenu key={props.view} {...props} />
            <ColumnMenu
              shown={columns}
              hidden={props.hiddenColumns}
              labelOf={(id) => columnLabel(i18n, id)}
              url={props.formUrl}
              usualUrl={usualColumnsUrl}
            />
            {props.bulkEditUrl && count > 0 && (
              <LinkButton data-visit small href={props.bulkEditUrl}>
                {t('offers.bulk_edit.open')}
              </LinkButton>
            )}
            {exportUrls && count > 0 && <ExportMenu urls={exportUrls} count={count} />}
          </Row>
        </Row>
      }
      query={filters.query}
      searchLabel={t('offers.search')}
      keep={{
        status: filters.status,
        columns: usualColumnsUrl || props.view ? ['name', ...columns] : [],
        view: props.view ?? [],
        ...sortOf(sorts),
      }}
      only={LIST}
      chosen={chosenFilters(filters)}
      filters={<OfferFilters {...props} />}
      counted={t(`offers.count.${kind}`, { count })}
      isCountHidden
      notes={
        <>
          <BulkRuns runs={props.bulkRuns} />
          <MarketNote columns={columns} since={props.clicksSince} />
        </>
      }
      isEmpty={products.length === 0}
      none={t(`offers.none.${kind}`)}
      action={action}
      foot={
        bulkUrl && (
          <BulkBar
            url={bulkUrl}
            selection={selection}
            selected={t('offers.bulk.selected', { count: selection.count })}
            extend={
              selection.page === 'all' &&
              selection.count < count && {
                label: t('offers.bulk.select_all', { count }),
                select: selection.selectAll,
              }
            }
            actions={bulkActions}
            more={(send) => (
              <BulkCategory
                count={selection.count}
                kind={kind}
                onChoose={(categoryId, mode) => send({ action: 'categorise', categoryId, mode })}
              />
            )}
          />
        )
      }
    >
      <OfferTable
        kind={kind}
        offers={products}
        columns={columns}
        isUsual={usualColumnsUrl === null}
        sorts={sorts}
        valuesUrl={props.valuesUrl}
        selection={bulkUrl ? selection : null}
      />
    </RecordList>
  );
}
