import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { ComparedTable } from '../../components/matching/compared-table.js';
import { ObjectionForm } from '../../components/matching/objection-form.js';
import { ObjectionTable } from '../../components/matching/objection-table.js';
import { Icon } from '../../components/ui/icon.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Cluster, Row } from '../../components/ui/layout/boxes.js';

/** The offers that an offer is compared with; its store can object. */
export default function OfferComparison(props: PageProps<'matches/offer'>) {
  const { name, editUrl, pageUrl, groupUrl, offers, count, objectUrl, objections, listUrl } = props;
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t('match-objections.comparison')} intro={t('match-objections.comparison_intro')} />
      <section className="list" aria-label={t('match-objections.comparison')}>
        <p className="current-facts">
          <a data-visit href={editUrl} lang={name.lang}>
            {name.text}
          </a>
        </p>
        <Cluster as="p" gap={[2, 4]} align="center" className="offer-links">
          {pageUrl && (
            <Row as="a" inline gap={1} align="center" href={pageUrl} target="_blank" rel="noreferrer">
              {t('match-objections.page')}
              <Icon name="out" />
            </Row>
          )}
          {groupUrl && (
            <a data-visit href={groupUrl}>
              {t('matching.group.title')}
            </a>
          )}
          <a data-visit href={listUrl}>
            {t('match-objections.all')}
          </a>
        </Cluster>
        {count > 1 ? (
          <ComparedTable offers={offers} count={count} />
        ) : (
          <p>{t(`match-objections.none.${count ? 'alone' : 'hidden'}`)}</p>
        )}
      </section>
      {objectUrl && (
        <section className="list" aria-labelledby="objection-title">
          <h2 id="objection-title">{t('match-objections.object')}</h2>
          <ObjectionForm {...props} key={objections.length} url={objectUrl} isAlone={count < 2} />
        </section>
      )}
      {objections.length > 0 && (
        <section className="list" aria-labelledby="objections-title">
          <h2 id="objections-title">{t('match-objections.of_offer')}</h2>
          <ObjectionTable objections={objections} ofOneOffer />
        </section>
      )}
    </>
  );
}
