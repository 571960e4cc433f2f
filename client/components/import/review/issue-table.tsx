import type { FindingJson } from '../../../../src/import/diagnosis/diagnosis.json.js';
import type { ImportIssueJson } from '../../../../src/import/import.json.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { OfferName } from './offer-name.js';
import { SeverityDot } from './severity-dot.js';

/** An issue of an item; the diagnosis adds the product, a run the severity. */
type Row = Pick<FindingJson, 'line' | 'productCode' | 'text' | 'message' | 'hint'> &
  Partial<Pick<FindingJson, 'productName' | 'productUrl'> & Pick<ImportIssueJson, 'severity'>>;

interface Props<Item> {
  caption: string;
  items: Item[];
  keyOf(item: Item): string;
}

/** Product, place, value, and advice. */
export function IssueTable<Item extends Row>({ caption, items, keyOf }: Props<Item>) {
  const { t, number } = useI18n();
  const columns: Column<Item>[] = [
    {
      id: 'product',
      label: t('diagnosis.columns.product'),
      cell: ({ productName = null, productCode, productUrl = null }) => (
        <OfferName name={productName} code={productCode} url={productUrl} />
      ),
    },
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
      cell: ({ severity, message, hint }) => (
        <>
          {severity && (
            <strong>
              <SeverityDot severity={severity} />
              {t(`import.issues.severities.${severity}`)}:{' '}
            </strong>
          )}
          {message}
          {hint && <small>{hint}</small>}
        </>
      ),
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={items} rowKey={keyOf} />;
}
