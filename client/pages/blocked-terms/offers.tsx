import type { PageProps } from '../../../src/core/inertia/pages.js';
import type { BlockedOfferRow } from '../../../src/offers/blocking/blocked-terms.pages.js';
import { type Column, DataTable } from '../../components/admin/list/data-table.js';
import { EmptyList } from '../../components/admin/list/empty-list.js';
import { Tabs } from '../../components/ui/navigation/tabs.js';
import { Moment } from '../../components/admin/moment.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { DecisionForms } from '../../components/offers/blocking/decision-forms.js';
import { Pagination } from '../../components/ui/navigation/pagination.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** Blocked offers: those to which stores object come first. */
export default function BlockedOffers(props: PageProps<'blocked-terms/offers'>) {
  const { offers, tabs, tab, pagination, termsUrl } = props;
  const { t } = useI18n();
  const columns: Column<BlockedOfferRow>[] = [
    {
      id: 'offer',
      label: t('blocked-offers.fields.offer'),
      cell: ({ name, url, companyName }) => (
        <>
          <a data-visit href={url}>
            {name}
          </a>
          <small>{companyName}</small>
        </>
      ),
    },
    {
      id: 'reasons',
      label: t('blocked-offers.fields.reasons'),
      cell: ({ reasons }) => (reasons.length ? reasons.join(' ') : t('blocked-offers.by_admin')),
    },
    { id: 'at', label: t('blocked-offers.fields.at'), cell: (offer) => <Times {...offer} /> },
    {
      id: 'decision',
      label: t('blocked-offers.fields.decision'),
      cell: ({ decision, reason }) =>
        decision && (
          <>
            {t(`blocked-offers.decided.${decision}`)}
            {reason && <small>{reason}</small>}
          </>
        ),
    },
  ];
  return (
    <>
      <PageTitle title={t('blocked-offers.title')} intro={t('blocked-offers.intro')} />
      <p>
        <a data-visit href={termsUrl}>
          {t('blocked-offers.terms')}
        </a>
      </p>
      <section className="list" aria-label={t('blocked-offers.title')}>
        <Tabs
          label={t('blocked-offers.tabs_label')}
          tabs={tabs.map((one) => ({ ...one, label: t(`blocked-offers.tabs.${one.id}`) }))}
        />
        {offers.length > 0 ? (
          <DataTable
            caption={t('blocked-offers.title')}
            columns={columns}
            rows={offers}
            actions={(offer) => <DecisionForms block={offer} name={offer.name} />}
          />
        ) : (
          <EmptyList resetUrl={null} text={t(`blocked-offers.none.${tab}`)} />
        )}
        <Pagination pages={pagination} />
      </section>
    </>
  );
}

function Times({ blockedAt, objectedAt }: BlockedOfferRow) {
  const { t } = useI18n();
  return (
    <>
      {t('blocked-offers.blocked_at')} <Moment iso={blockedAt} />
      {objectedAt && (
        <small>
          {t('blocked-offers.objected_at')} <Moment iso={objectedAt} />
        </small>
      )}
    </>
  );
}
