import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { CategoryPaths } from '../../components/import/review/category-paths.js';
import { CompanyChoice } from '../../components/import/company-choice.js';
import { CurrentImport } from '../../components/import/current-import.js';
import { ImportList } from '../../components/import/import-list.js';
import { Issues } from '../../components/import/review/issues.js';
import { UploadForm } from '../../components/import/upload-form.js';
import { useLiveImport } from '../../components/import/use-live-import.js';
import { wasRead } from '../../components/import/was-read.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** Feeds of a store: upload, what becomes of it, where its categories lead. */
export default function ImportIndex(props: PageProps<'import/index'>) {
  const { company, current, issues, can } = props;
  const { t } = useI18n();
  useLiveImport(current?.active ?? false);
  return (
    <>
      <PageTitle
        title={t('import.title')}
        intro={company?.name}
        action={
          props.diagnosisUrl && (
            <a data-visit className="button" href={props.diagnosisUrl}>
              {t('diagnosis.open')}
            </a>
          )
        }
      />
      <CompanyChoice company={company} companies={props.companies} />
      {!company && props.companies.length === 0 && <p>{t('import.no_company')}</p>}
      {current && <CurrentImport key={current.id} current={current} closeUrl={props.closeUrl} />}
      {current && issues && current.kept && !current.active && wasRead(current) && (
        <Issues issues={issues} counts={current.issueCounts} />
      )}
      {company && (
        <>
          <section className="import-part" aria-labelledby="upload-title">
            <div className="section-head">
              <h2 id="upload-title">{t('import.upload.title')}</h2>
            </div>
            {props.feedsUrl && (
              <p>
                {t('import.addresses.text')}{' '}
                <a data-visit href={props.feedsUrl}>
                  {t('import.addresses.link')}
                </a>
              </p>
            )}
            {can.upload ? <UploadForm url={props.uploadUrl} /> : <p>{t('import.upload.not_allowed')}</p>}
          </section>
          <CategoryPaths {...props} />
          <ImportList imports={props.imports} pages={props.importPages} />
        </>
      )}
    </>
  );
}
