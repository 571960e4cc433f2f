import { Fragment } from 'react';
import type { OfferForm } from '../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Grid } from '../../ui/layout/boxes.js';

/** A product for those who may look at it, but not change it. */
export function OfferFacts({ form }: { form: OfferForm }) {
  const { t, money } = useI18n();
  const { productCode, ean, brand, price, currency, link, availability } = form;
  const facts = [
    [t('fields.status'), t(`offers.status.${form.status}`)],
    [t('fields.price'), price === null ? null : money({ amount: price, currency })],
    [t('fields.availability'), t(`products.availability.${availability}`)],
    [t('fields.productCode'), productCode],
    [t('fields.ean'), ean],
    [t('fields.brand'), brand],
    [t('fields.link'), link],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <div className="prose">
      <p>{t('offers.read_only')}</p>
      <Grid as="dl" className="facts">
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Grid>
    </div>
  );
}
