import type { PageProps } from '../../../src/core/inertia/pages.js';
import { EmptyList } from '../../components/admin/list/empty-list.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { ObjectionTable } from '../../components/matching/objection-table.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { LinkButton } from '../../components/ui/button.js';

/** The objections of a store with their answers. */
export default function Objections({ objections, nextUrl }: PageProps<'matches/objections'>) {
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t('match-objections.title')} intro={t('match-objections.intro')} />
      <section className="list" aria-label={t('match-objections.title')}>
        {objections.length > 0 ? (
          <ObjectionTable objections={objections} />
        ) : (
          <EmptyList resetUrl={null} text={t('match-objections.none.made')} />
        )}
        {nextUrl && (
          <p>
            <LinkButton data-visit href={nextUrl}>
              {t('matching.next')}
            </LinkButton>
          </p>
        )}
      </section>
    </>
  );
}
