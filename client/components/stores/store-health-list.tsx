import type { StoreHealthRow } from '../../../src/admin/stores/store-health.pages.js';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { FilterChoices } from '../admin/list/filter-choices.js';
import { TableList } from '../admin/list/table-list.js';
import { useStoreHealthColumns } from './use-store-health-columns.js';
import { LinkButton } from '../ui/button.js';
import { Row } from '../ui/layout/boxes.js';

const TROUBLES = ['import', 'feed', 'rejected', 'images', 'eans'] as const;

/** The stores with search, states, a filter by trouble, and links to the pages that help. */
export function StoreHealthList(props: PageProps<'stores/index'>) {
  const { filters, troubleCounts } = props;
  const { t } = useI18n();
  const columns = useStoreHealthColumns();
  return (
    <TableList
      label={t('store-health.title')}
      list={props}
      states={{ label: t('companies.by_status'), nameOf: (id) => t(`companies.statuses.${id}`) }}
      searchLabel={t('store-health.search')}
      only={['stores', 'troubleCounts']}
      filters={
        <FilterChoices
          name="trouble"
          label={t('store-health.trouble.label')}
          all={t('store-health.trouble.all')}
          options={TROUBLES.map((value) => ({
            value,
            label: t(`store-health.trouble.${value}`),
            count: troubleCounts[value],
          }))}
          chosen={filters.trouble ? [filters.trouble] : []}
        />
      }
      counted={t('companies.count', { count: props.count })}
      none={t('companies.none')}
      rows={props.stores}
      columns={columns}
      actions={(row) => <Actions {...row} />}
    />
  );
}

function Actions({ name, importsUrl, imagelessUrl }: StoreHealthRow) {
  const { t } = useI18n();
  const link = (href: string, id: 'imports' | 'imageless') => (
    <LinkButton small href={href} aria-label={t(`store-health.${id}_of`, { name })}>
      {t(`store-health.${id}`)}
    </LinkButton>
  );
  return (
    <Row as="span" inline gap={1} align="center" className="row-buttons row-stack">
      {link(importsUrl, 'imports')}
      {link(imagelessUrl, 'imageless')}
    </Row>
  );
}
