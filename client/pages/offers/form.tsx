import type { PageProps } from '../../../src/core/inertia/pages.js';
import { OfferEditor } from '../../components/offers/form/offer-editor.js';
import { OfferFacts } from '../../components/offers/form/offer-facts.js';
import { OfferHead } from '../../components/offers/form/offer-head.js';
import { OfferHistory } from '../../components/offers/form/offer-history.js';
import { VisibilityLine } from '../../components/offers/visibility-line.js';

/** One product or service of a store, to be edited or added. */
export default function OfferForm(props: PageProps<'offers/form'>) {
  const { form, visibility, history } = props;
  const key = form.id ?? form.kind;
  return (
    <>
      <OfferHead {...props} />
      {/* the head has the link to it */}
      {visibility && <VisibilityLine visibility={{ ...visibility, url: null }} />}
      {form.can.write ? <OfferEditor key={key} {...props} /> : <OfferFacts form={form} />}
      {form.id !== null && <OfferHistory key={key} history={history} />}
    </>
  );
}
