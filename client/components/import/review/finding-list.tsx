import type { PageProps } from '../../../../src/core/inertia/pages.js';
import type { FindingJson } from '../../../../src/import/diagnosis/diagnosis.json.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { Icon } from '../../ui/icon.js';
import { Pagination } from '../../ui/pagination.js';

/** Findings of one kind: the product, where it stands, what stands there, and what to do. */
export function FindingList({ finding }: { finding: NonNullable<PageProps<'import/diagnosis'>['finding']> }) {
  const { t } = useI18n();
  const { label, count, keptOf, items, pagination, closeUrl } = finding;
  return (
    <section className="list findings" aria-labelledby="finding-title">
      <div className="section-head">
        <h3 id="finding-title">{label}</h3>
        <p role="status">
          {t('diagnosis.count', { count })}
          {keptOf !== null && ` · ${t('diagnosis.kept', { count: keptOf })}`}
        </p>
        <a
          data-visit
          data-preserve-scroll
          className="icon-button"
          href={closeUrl}
          aria-label={t('diagnosis.close')}
        >
          <Icon name="close" />
        </a>
      </div>
      {items.length > 0 ? <FindingTable label={label} items={items} /> : <p>{t('diagnosis.nothing')}</p>}
      <Pagination pages={pagination} />
    </section>
  );
}

function FindingTable({ label, items }: { label: string; items: FindingJson[] }) {
  const { t, number } = useI18n();
  const columns: Column<FindingJson>[] = [
    { id: 'product', label: t('diagnosis.columns.product'), cell: (item) => <Product item={item} /> },
    {
      id: 'line',
      label: t('diagnosis.columns.line'),
      numeric: true,
      cell: ({ line }) => (line === null ? '–' : number(line)),
    },
    {
      id: 'text',
      label: t('diagnosis.columns.text'),
      cell: ({ text }) => (text ? <code>{text}</code> : '–'),
    },
    {
      id: 'message',
      label: t('diagnosis.columns.message'),
      cell: ({ message, hint }) => (
        <>
          {message}
          {hint && <small>{hint}</small>}
        </>
      ),
    },
  ];
  return <DataTable caption={label} columns={columns} rows={items} rowKey={({ id }) => id} />;
}

function Product({ item: { productName, productCode, productUrl } }: { item: FindingJson }) {
  const name = productName ?? productCode ?? '–';
  return (
    <>
      {productUrl ? (
        <a data-visit data-no-prefetch href={productUrl}>
          {name}
        </a>
      ) : (
        name
      )}
      {productName && productCode && <small>{productCode}</small>}
    </>
  );
}
