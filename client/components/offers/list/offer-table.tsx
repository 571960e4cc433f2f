import type { SortLink } from '../../../../src/core/http/api/pagination.js';
import type { OfferColumn } from '../../../../src/offers/offer-columns.js';
import type { ManagedOffer } from '../../../../src/offers/offers.pages.js';
import type { ProductKind } from '../../../../src/products/product.entity.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useHydrated } from '../../../lib/forms/use-hydrated.js';
import { DataTable } from '../../admin/list/data-table.js';
import type { RowSelection } from '../../admin/list/use-selection.js';
import { LeaveQuestion } from '../../form/leave-question.js';
import { useLeaveGuard } from '../../form/use-leave-guard.js';
import { placesOf } from './cells/editable.js';
import { OfferActions } from './offer-actions.js';
import { offerColumns } from './offer-columns.js';
import { OfferName } from './offer-name.js';
import { PasteReport } from './cells/paste-report.js';
import { useCellEdits } from './cells/use-cell-edits.js';
import { usePastedCells } from './cells/use-pasted-cells.js';

interface Props {
  kind: ProductKind;
  offers: ManagedOffer[];
  columns: OfferColumn[];
  /** The default columns: phones hide those without room in two lines. */
  isUsual: boolean;
  sorts: SortLink[];
  /** null: values cannot be changed. */
  valuesUrl: string | null;
  /** null: there are no bulk actions. */
  selection: RowSelection | null;
}

/** A page of a store's list; prices and stock are edited in place. */
export function OfferTable({ kind, offers, columns, isUsual, sorts, valuesUrl, selection }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const edits = useCellEdits(offers, valuesUrl);
  const places = placesOf(offers, columns);
  const pasted = usePastedCells(offers, places, valuesUrl);
  const hydrated = useHydrated();
  const guard = useLeaveGuard({ isDirty: edits.changed, processing: edits.saving });

  function leave() {
    edits.discard();
    guard.go();
  }

  return (
    <>
      <PasteReport {...pasted} />
      <DataTable
        caption={t(`offers.title.${kind}`)}
        columns={[
          {
            id: 'name',
            label: t('fields.name'),
            cell: (offer) => <OfferName offer={offer} columns={columns} />,
          },
          ...offerColumns(i18n, columns, { edits, places, hydrated, paste: pasted.paste }),
        ]}
        rows={offers}
        sorts={sorts}
        dense={isUsual ? 'usual' : 'chosen'}
        actions={(offer) => (
          <OfferActions offer={offer} edits={edits} onDelete={() => selection?.forget(offer.id)} />
        )}
        selection={
          selection
            ? {
                ...selection,
                labelOf: ({ name }) => t('admin.list.select_row', { name: name.text }),
                isPlain: true,
              }
            : undefined
        }
      />
      <LeaveQuestion leaving={{ ...guard, leave }} />
    </>
  );
}
