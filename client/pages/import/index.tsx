import { useEffect, useRef } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { CategoryPaths } from '../../components/import/review/category-paths.js';
import { CompanyChoice } from '../../components/import/company-choice.js';
import { AcceptedFormats } from '../../components/import/accepted-formats.js';
import { CurrentImport } from '../../components/import/current-import.js';
import { ImportList } from '../../components/import/import-list.js';
import { Issues } from '../../components/import/review/issues.js';
import { UploadForm } from '../../components/import/upload-form.js';
import { toCurrent } from '../../components/import/to-current.js';
import { useLiveImport } from '../../components/import/use-live-import.js';
import { wasRead } from '../../components/import/was-read.js';
import { LinkButton } from '../../components/ui/button.js';
import { Icon } from '../../components/ui/icon.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** Imports of a store: upload, earlier runs, category paths; or a single import. */
export default function ImportIndex(props: PageProps<'import/index'>) {
  const { company, current } = props;
  const { t } = useI18n();
  useLiveImport(current?.active ?? false);
  useOpenedImport(current?.id);
  if (current) return <OpenImport {...props} current={current} />;
  return (
    <>
      <PageTitle
        title={t('import.title')}
        intro={company?.name}
        action={
          props.diagnosisUrl && (
            <LinkButton data-visit href={props.diagnosisUrl}>
              {t('diagnosis.open')}
            </LinkButton>
          )
        }
      />
      <CompanyChoice {...props} all={t('import.all_companies')} />
      {company && <NewUpload {...props} />}
      {(company || props.companies.length > 0) && <ImportList {...props} />}
      {(company || props.googleUrl) && <CategoryPaths {...props} />}
    </>
  );
}

type Props = PageProps<'import/index'>;

function OpenImport({ current, issues, ...props }: Props & { current: NonNullable<Props['current']> }) {
  const { t } = useI18n();
  return (
    <>
      <PageTitle
        title={t('import.title')}
        intro={props.company?.name}
        action={
          <LinkButton data-visit href={props.closeUrl}>
            <Icon name="left" />
            {t('import.list.all')}
          </LinkButton>
        }
      />
      <CurrentImport
        key={current.id}
        current={current}
        listUrl={props.closeUrl}
        mayUpload={props.can.upload}
      />
      {issues && current.kept && !current.active && wasRead(current) && (
        <Issues issues={issues} run={current} />
      )}
      {props.unmappedCount > 0 && <CategoryPaths {...props} />}
    </>
  );
}

function NewUpload({ feedsUrl, can, uploadUrl, exampleUrl, acceptedFormats, lastContent }: Props) {
  const { t } = useI18n();
  return (
    <section className="import-part" aria-labelledby="upload-title">
      <div className="section-head">
        <h2 id="upload-title">{t('import.upload.title')}</h2>
      </div>
      {feedsUrl && (
        <p>
          {t('import.addresses.text')}{' '}
          <a data-visit href={feedsUrl}>
            {t('import.addresses.link')}
          </a>
        </p>
      )}
      {can.upload ? (
        <>
          <AcceptedFormats formats={acceptedFormats} />
          <UploadForm url={uploadUrl} exampleUrl={exampleUrl} mode={lastContent} />
        </>
      ) : (
        <p>{t('import.upload.not_allowed')}</p>
      )}
    </section>
  );
}

/** Moves the focus to the heading of an opened import, for example after an upload. */
function useOpenedImport(id: number | undefined): void {
  const before = useRef(id);
  useEffect(() => {
    const isNew = id !== undefined && id !== before.current;
    before.current = id;
    if (!isNew) return;
    // the visit focuses the content first, because the pressed button is gone
    const timer = window.setTimeout(toCurrent);
    return () => window.clearTimeout(timer);
  }, [id]);
}
