import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PlainField } from '../../ui/plain-field.js';
import { AVAILABILITIES } from './cells/editable.js';

type Props = Pick<PageProps<'offers/bulk-edit'>, 'kind' | 'typed' | 'problems' | 'roundings' | 'attributes'>;

/** New values; empty ones stay. */
export function BulkEditFields({ kind, typed, problems, roundings, attributes }: Props) {
  const { t } = useI18n();
  const field = (name: string, label: string, hint?: string) => (
    <PlainField name={name} label={label} hint={hint} error={problems[name]}>
      {(control) => <input {...control} autoComplete="off" defaultValue={typed[name]} />}
    </PlainField>
  );
  const choice = (name: string, label: string, options: [value: string, label: string][], usual = '') => (
    <PlainField name={name} label={label} error={problems[name]}>
      {(control) => (
        <select {...control} defaultValue={typed[name] || usual}>
          {!usual && <option value="">{t('offers.bulk_edit.stays')}</option>}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </PlainField>
  );
  return (
    <>
      {choice('priceBy', t('offers.bulk_edit.price_by'), [
        ['amount', t('offers.bulk_edit.by.amount')],
        ['percent', t('offers.bulk_edit.by.percent')],
      ])}
      {field('priceChange', t('offers.bulk_edit.price_change'), t('offers.bulk_edit.price_change_hint'))}
      {choice(
        'rounding',
        t('offers.bulk_edit.rounding'),
        roundings.map((value) => [value, t(`offers.bulk_edit.roundings.${value}`)]),
      )}
      {kind === 'product' && (
        <>
          {field('newStock', t('fields.stock'))}
          {choice(
            'newAvailability',
            t('fields.availability'),
            AVAILABILITIES.map((value) => [value, t(`products.availability.${value}`)]),
          )}
          {field('newDeliveryCost', t('fields.deliveryCost'))}
        </>
      )}
      {field('newBrand', t('fields.brand'))}
      {choice(
        'attributeId',
        t('offers.bulk_edit.attribute'),
        attributes.map(({ id, label }) => [String(id), label]),
      )}
      {choice(
        'attributeBy',
        t('offers.bulk_edit.attribute_by'),
        [
          ['set', t('offers.bulk_edit.attribute_changes.set')],
          ['remove', t('offers.bulk_edit.attribute_changes.remove')],
        ],
        'set',
      )}
      {field('attributeSl', t('offers.bulk_edit.attribute_sl'), t('offers.bulk_edit.attribute_hint'))}
      {field('attributeEn', t('offers.bulk_edit.attribute_en'))}
    </>
  );
}
