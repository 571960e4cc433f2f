import type { PageProps } from '../../../src/core/inertia/pages.js';
import { OfferEditor } from '../../components/offers/form/offer-editor.js';
import { OfferFacts } from '../../components/offers/form/offer-facts.js';
import { OfferHead } from '../../components/offers/form/offer-head.js';
import { OfferHistory } from '../../components/offers/form/offer-history.js';

/** One product or service of a store, to be edited or added. */
export default function OfferForm(props: PageProps<'offers/form'>) {
  const { form, history } = props;
  const key = form.id ?? form.kind;
  return (
    <>
      <OfferHead {...props} />
      {form.can.write ? <OfferEditor key={key} {...props} /> : <OfferFacts form={form} />}
      {form.id !== null && <OfferHistory key={key} history={history} />}
    </>
  );
}
