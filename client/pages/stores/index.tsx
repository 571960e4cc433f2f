import '../../styles/admin/statistics.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { StoreHealthList } from '../../components/stores/store-health-list.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { LinkButton } from '../../components/ui/button.js';

/** All stores with the state of their data. */
export default function StoresIndex(props: PageProps<'stores/index'>) {
  const { t } = useI18n();
  return (
    <>
      <PageTitle
        title={t('store-health.title')}
        intro={t('store-health.intro')}
        action={<LinkButton href={props.companiesUrl}>{t('store-health.profiles')}</LinkButton>}
      />
      <StoreHealthList {...props} />
    </>
  );
}
