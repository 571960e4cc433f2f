import type { DifferenceJson } from '../../../../src/import/differences/difference.json.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../../admin/list/data-table.js';
import { Changes } from '../../audit/changes.js';
import { OfferName } from './offer-name.js';
import { State, type Tone } from '../../ui/state.js';

const TONES: Partial<Record<string, Tone>> = { new: 'good', back: 'good', gone: 'bad', changed: 'accent' };

/** Offers with their differences, before and after. */
export function DifferenceTable({ changes }: { changes: DifferenceJson[] }) {
  const { t } = useI18n();
  const columns: Column<DifferenceJson>[] = [
    {
      id: 'name',
      label: t('differences.columns.name'),
      cell: ({ name, url, productCode }) => <OfferName name={name} code={productCode} url={url} />,
    },
    {
      id: 'kind',
      label: t('differences.columns.kind'),
      cell: ({ kinds, kindText }) => <State tone={TONES[kinds[0]!]}>{kindText}</State>,
    },
    {
      id: 'fields',
      label: t('differences.columns.changes'),
      cell: ({ kinds, fields }) =>
        fields.length > 0 ? (
          <Changes changes={fields} />
        ) : kinds[0] === 'changed' ? (
          t('differences.rewritten')
        ) : (
          '–'
        ),
    },
  ];
  return <DataTable caption={t('differences.title')} columns={columns} rows={changes} />;
}
