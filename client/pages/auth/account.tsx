import type { PageProps } from '../../../src/core/inertia/pages.js';
import { OwnAccount } from '../../components/users/own-account.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Stack } from '../../components/ui/layout/boxes.js';

/** The own account of people who await approval. */
export default function Account({ backUrl, dataUrl, deletionUrl }: PageProps<'auth/account'>) {
  const { t } = useI18n();
  return (
    <Stack gap={5} fit padY={6} className="account page-width">
      <h1>{t('account.title')}</h1>
      <OwnAccount dataUrl={dataUrl} deletionUrl={deletionUrl} stays={t('account.deletion.store')} />
      <a data-visit href={backUrl}>
        {t('account.back')}
      </a>
    </Stack>
  );
}
