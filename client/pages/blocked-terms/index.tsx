import type { PageProps } from '../../../src/core/inertia/pages.js';
import { EmptyList } from '../../components/admin/list/empty-list.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { TermForm } from '../../components/import/blocked-terms/term-form.js';
import { TermTable } from '../../components/import/blocked-terms/term-table.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** The words that keep goods out by the category that their feed names. */
export default function BlockedTerms(props: PageProps<'blocked-terms/index'>) {
  const { terms, importsUrl } = props;
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t('blocked-terms.title')} intro={t('blocked-terms.intro')} />
      <p>
        <a data-visit href={importsUrl}>
          {t('mappings.back')}
        </a>
      </p>
      <TermForm {...props} />
      <section className="list" aria-label={t('blocked-terms.list')}>
        <p>{t('blocked-terms.counted')}</p>
        <p role="status" className="list-count">
          {t('blocked-terms.count', { count: terms.length })}
        </p>
        {terms.length > 0 ? (
          <TermTable terms={terms} />
        ) : (
          <EmptyList resetUrl={null} text={t('blocked-terms.none')} />
        )}
      </section>
    </>
  );
}
