import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { RecordLink } from '../../components/admin/record-link.js';
import { OfferDialog } from '../../components/offers/offer-dialog.js';
import { OfferFacts } from '../../components/offers/offer-facts.js';
import { OfferList } from '../../components/offers/list/offer-list.js';
import { Icon } from '../../components/ui/icon.js';
import { useI18n } from '../../lib/i18n/i18n.js';

const NEW = 'new-offer';

/** What a store offers: its products, or its services. */
export default function OffersIndex(props: PageProps<'offers/index'>) {
  const { kind, newUrl, form, closeUrl, categories, definitions, companies, history } = props;
  const { t } = useI18n();
  const add = (id?: string) =>
    newUrl && (
      <RecordLink id={id} className="button button-main" href={newUrl}>
        <Icon name="plus" />
        {t(`offers.new.${kind}`)}
      </RecordLink>
    );
  const window = { closeUrl, returnTo: form?.id ? `offer-${form.id}` : NEW };
  return (
    <>
      <PageTitle title={t(`offers.title.${kind}`)} action={add(NEW)} />
      {form?.can.write && (
        <OfferDialog
          key={form.id}
          form={form}
          history={history}
          categories={categories}
          definitions={definitions}
          companies={companies}
          {...window}
        />
      )}
      {form && !form.can.write && <OfferFacts form={form} {...window} />}
      <OfferList {...props} action={add()} />
    </>
  );
}
