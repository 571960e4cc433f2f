import type { PageProps } from '../../../src/core/inertia/pages.js';
import { BlockBox } from '../../components/offers/blocking/block-box.js';
import { OfferEditor } from '../../components/offers/form/offer-editor.js';
import { OfferFacts } from '../../components/offers/form/offer-facts.js';
import { OfferHead } from '../../components/offers/form/offer-head.js';
import { OfferHistory } from '../../components/offers/form/offer-history.js';
import { VisibilityLine } from '../../components/offers/visibility-line.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { plainText } from '../../lib/i18n/local-texts.js';

/** One product or service of a store, to be edited or added. */
export default function OfferForm(props: PageProps<'offers/form'>) {
  const { form, visibility, block, history } = props;
  const { locale } = useI18n();
  const key = form.id ?? form.kind;
  return (
    <>
      <OfferHead {...props} />
      {/* the head has the link to it */}
      {visibility && <VisibilityLine visibility={{ ...visibility, url: null }} />}
      {block && (
        <BlockBox
          block={block}
          isBlocked={form.status === 'blocked'}
          name={plainText(form.name, locale) || form.productCode}
        />
      )}
      {form.can.write ? <OfferEditor key={key} {...props} /> : <OfferFacts form={form} />}
      {/* its own key: otherwise React would keep the old editor next to the new one */}
      {form.id !== null && <OfferHistory key={`history ${key}`} history={history} />}
    </>
  );
}
