import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Field } from '../../ui/form/field.js';
import { AVAILABILITIES } from './cells/editable.js';
import { Select } from '../../ui/form/select.js';

type Props = Pick<PageProps<'offers/bulk-edit'>, 'kind' | 'typed' | 'problems' | 'roundings' | 'attributes'>;

/** New values; empty ones stay. */
export function BulkEditFields({ kind, typed, problems, roundings, attributes }: Props) {
  const { t } = useI18n();
  const field = (name: string, label: string, hint?: string) => (
    <Field name={name} label={label} hint={hint} error={problems[name]}>
      {(control) => <input {...control} autoComplete="off" defaultValue={typed[name]} />}
    </Field>
  );
  const choice = (name: string, label: string, options: [value: string, label: string][], usual = '') => (
    <Field name={name} label={label} error={problems[name]}>
      {(control) => (
        <Select
          {...control}
          defaultValue={typed[name] || usual}
          none={usual ? undefined : t('offers.bulk_edit.stays')}
          options={options.map(([value, label]) => ({ value, label }))}
        />
      )}
    </Field>
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
