import type { CompanyForm } from '../../../src/companies/companies.pages.js';
import { useI18n } from '../../lib/i18n.js';
import { PictureEditor } from '../admin/picture-editor.js';

interface Props {
  company: CompanyForm;
  url: string;
  heading: 'h2' | 'h3';
}

export function LogoField({ company, url, heading }: Props) {
  const { t } = useI18n();
  return (
    <PictureEditor
      name="logo"
      heading={heading}
      url={url}
      picture={company.logo}
      state={company.logoState}
      failure={company.logoFailure}
      texts={{
        title: t('companies.logo.title'),
        none: t('companies.logo.none'),
        file: t('companies.logo.file'),
        remove: t('companies.logo.remove'),
        removeTitle: t('companies.logo.remove_title'),
        removeText: t('companies.logo.remove_text'),
      }}
    />
  );
}
