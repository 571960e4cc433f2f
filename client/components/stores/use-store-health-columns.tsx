import type { LinkedNumber, StoreHealthRow } from '../../../src/admin/stores/store-health.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import type { Column } from '../admin/list/data-table.js';
import { Moment } from '../admin/moment.js';
import { Change } from '../analytics/statistics/change.js';
import { Status } from '../import/status.js';
import { Dash } from '../ui/dash.js';
import { stateClass } from '../ui/state.js';

type NumberId = 'rejected' | 'withoutImage' | 'wrongEans' | 'offers' | 'visits';

/** Columns for the state of a store's data. */
export function useStoreHealthColumns(): Column<StoreHealthRow>[] {
  const { t, number } = useI18n();
  const unknown = <Dash means={t('store-health.unknown')} />;
  const linked = ({ count, url }: LinkedNumber) =>
    count === null ? unknown : count === 0 ? number(0) : <a href={url}>{number(count)}</a>;
  const column = (id: NumberId): Column<StoreHealthRow> => ({
    id,
    label: t(`store-health.fields.${id}`),
    numeric: true,
    cell: (row) => linked(row[id]),
  });
  return [
    {
      id: 'name',
      label: t('companies.fields.name'),
      cell: ({ name, url, status }) => (
        <>
          <a href={url}>{name}</a>
          {status !== 'active' && <small>{t(`companies.status.${status}`)}</small>}
        </>
      ),
    },
    {
      id: 'importedAt',
      label: t('store-health.fields.importedAt'),
      cell: ({ lastImport }) =>
        lastImport ? (
          <>
            <a href={lastImport.url}>
              <Moment iso={lastImport.at} />
            </a>
            <Status status={lastImport.status} />
          </>
        ) : (
          t('store-health.no_import')
        ),
    },
    {
      id: 'feeds',
      label: t('store-health.fields.feeds'),
      cell: ({ feeds }) => <Feeds {...feeds} />,
    },
    column('rejected'),
    column('withoutImage'),
    {
      id: 'failingImages',
      label: t('store-health.fields.failingImages'),
      numeric: true,
      cell: ({ failingImages: { count, more, url } }) =>
        more ? (
          <a href={url}>{t('store-health.more_than', { count: number(count) })}</a>
        ) : (
          linked({ count, url })
        ),
    },
    column('wrongEans'),
    column('offers'),
    {
      id: 'alone',
      label: t('store-health.fields.alone'),
      numeric: true,
      cell: ({ alone }) => (alone === null ? unknown : number(alone)),
    },
    column('visits'),
    {
      id: 'trend',
      label: t('store-health.fields.trend'),
      cell: ({ visits: { count, before } }) =>
        before === 0 && count === 0 ? unknown : <Change now={count} before={before} />,
    },
  ];
}

function Feeds({ count, shaky, failing, url }: StoreHealthRow['feeds']) {
  const { t } = useI18n();
  if (count === 0) return t('store-health.feeds.none');
  const state = failing ? 'failing' : shaky ? 'shaky' : 'working';
  return (
    <a href={url} className={stateClass(TONES[state])}>
      {t(`store-health.feeds.${state}`, { count: failing || shaky || count })}
    </a>
  );
}

const TONES = { working: 'good', shaky: 'warn', failing: 'bad' } as const;
