import type { PageProps } from '../../../src/core/inertia/pages.js';
import { EmptyList } from '../../components/admin/list/empty-list.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { TermForm } from '../../components/offers/blocking/term-form.js';
import { TermPreview } from '../../components/offers/blocking/term-preview.js';
import { TermTable } from '../../components/offers/blocking/term-table.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** The blocked terms with the offers that each of them blocks. */
export default function BlockedTerms(props: PageProps<'blocked-terms/index'>) {
  const { terms, draft, preview, isApplying, offersUrl, importsUrl } = props;
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t('blocked-terms.title')} intro={t('blocked-terms.intro')} />
      <p>
        <a data-visit href={importsUrl}>
          {t('mappings.back')}
        </a>
        {' · '}
        <a data-visit href={offersUrl}>
          {t('blocked-terms.offers')}
        </a>
      </p>
      {isApplying && <p role="status">{t('blocked-terms.applying')}</p>}
      {/* another term is another form */}
      <TermForm key={JSON.stringify(draft)} {...props} />
      {draft && preview && <TermPreview term={draft.term} preview={preview} />}
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
