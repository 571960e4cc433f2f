import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { OfferList } from '../../components/offers/list/offer-list.js';
import { LinkButton } from '../../components/ui/button.js';
import { Icon } from '../../components/ui/icon.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** A store's offers: its products, or its services. */
export default function OffersIndex(props: PageProps<'offers/index'>) {
  const { kind, newUrl } = props;
  const { t } = useI18n();
  const add = newUrl && (
    <LinkButton data-visit variant="main" href={newUrl}>
      <Icon name="plus" />
      {t(`offers.new.${kind}`)}
    </LinkButton>
  );
  return (
    <>
      <PageTitle title={t(`offers.title.${kind}`)} action={add} />
      <OfferList {...props} action={add} />
    </>
  );
}
