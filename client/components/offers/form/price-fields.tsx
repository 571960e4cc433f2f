import { useContext } from 'react';
import type { OfferForm } from '../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { SelectField } from '../../form/select-field.js';
import { TextField } from '../../form/text-field.js';
import { AVAILABILITIES } from '../list/cells/editable.js';
import { FeedHint, FromFeed } from './feed-marks.js';

/** The price, availability and delivery of a product. */
export function PriceFields({ form }: { form: OfferForm }) {
  const { t } = useI18n();
  const isFromFeed = useContext(FromFeed);
  return (
    <>
      {isFromFeed && <p className="span-all notice">{t('offers.feed.follows')}</p>}
      <TextField
        name="price"
        inputMode="decimal"
        label={t('fields.price')}
        hint={<FeedHint>{t('offers.hints.price', { currency: form.currency })}</FeedHint>}
        autoComplete="off"
        required
      />
      <TextField
        name="regularPrice"
        inputMode="decimal"
        label={t('fields.regularPrice')}
        hint={<FeedHint>{t('offers.hints.regular_price')}</FeedHint>}
        autoComplete="off"
      />
      <TextField
        name="salePrice"
        inputMode="decimal"
        label={t('fields.salePrice')}
        hint={<FeedHint>{t('offers.hints.sale_price')}</FeedHint>}
        autoComplete="off"
      />
      <div className="field-pair">
        <InstantField name="saleFrom" />
        <InstantField name="saleUntil" />
      </div>
      {form.kind === 'product' && <SupplyFields />}
      <InstantField name="expiresAt" hint={t('offers.hints.expires_at')} />
    </>
  );
}

/** A moment in the market's time. */
function InstantField({
  name,
  hint,
}: {
  name: 'saleFrom' | 'saleUntil' | 'availableFrom' | 'expiresAt';
  hint?: string;
}) {
  const { t } = useI18n();
  return (
    <TextField
      name={name}
      type="datetime-local"
      label={t(`fields.${name}`)}
      hint={<FeedHint>{hint}</FeedHint>}
    />
  );
}

function SupplyFields() {
  const { t } = useI18n();
  return (
    <>
      <SelectField
        name="availability"
        label={t('fields.availability')}
        hint={<FeedHint />}
        options={AVAILABILITIES.map((value) => ({ value, label: t(`products.availability.${value}`) }))}
      />
      <InstantField name="availableFrom" hint={t('offers.hints.available_from')} />
      <TextField
        name="stock"
        inputMode="numeric"
        label={t('fields.stock')}
        hint={<FeedHint>{t('offers.hints.stock')}</FeedHint>}
        autoComplete="off"
      />
      <TextField
        name="deliveryCost"
        inputMode="decimal"
        label={t('fields.deliveryCost')}
        hint={<FeedHint>{t('offers.hints.delivery_cost')}</FeedHint>}
        autoComplete="off"
      />
      <div className="field-pair">
        <TextField
          name="deliveryDays.min"
          inputMode="numeric"
          label={t('fields.deliveryDaysMin')}
          hint={<FeedHint />}
          autoComplete="off"
        />
        <TextField
          name="deliveryDays.max"
          inputMode="numeric"
          label={t('fields.deliveryDaysMax')}
          hint={<FeedHint />}
          autoComplete="off"
        />
      </div>
    </>
  );
}
