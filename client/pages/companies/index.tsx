import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { RecordDialog } from '../../components/admin/record-dialog.js';
import { AddLink } from '../../components/admin/list/add-link.js';
import { CompanyEditor } from '../../components/companies/company-editor.js';
import { CompanyList } from '../../components/companies/company-list.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { LinkButton } from '../../components/ui/button.js';
import { Cluster } from '../../components/ui/layout/boxes.js';

const NEW = 'new-company';

/** The stores, or the own one. */
export default function CompaniesIndex(props: PageProps<'companies/index'>) {
  const { form, newUrl, closeUrl, healthUrl, own } = props;
  const { t } = useI18n();
  const add = (id?: string) =>
    newUrl && (
      <AddLink id={id} href={newUrl}>
        {t('companies.new')}
      </AddLink>
    );
  if (own)
    return (
      <>
        <PageTitle title={form?.companyName ?? ''} intro={t('companies.own_intro')} />
        {form && <CompanyEditor form={form} />}
      </>
    );
  return (
    <>
      <PageTitle
        title={t('companies.title')}
        intro={t('companies.intro')}
        action={
          <Cluster gap={2}>
            {healthUrl && <LinkButton href={healthUrl}>{t('companies.health')}</LinkButton>}
            {add(NEW)}
          </Cluster>
        }
      />
      {form && (
        <RecordDialog
          key={form.id}
          title={form.id === null ? t('companies.new_title') : form.companyName}
          closeUrl={closeUrl}
          returnTo={form.id === null ? NEW : `company-${form.id}`}
        >
          <CompanyEditor form={form} closeUrl={closeUrl} />
        </RecordDialog>
      )}
      <CompanyList {...props} action={add()} />
    </>
  );
}
