import '../../styles/pages/error.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { ErrorPicture, isBroken, isNotFound } from '../../components/errors/error-picture.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { LinkButton } from '../../components/ui/button.js';
import { Cluster } from '../../components/ui/layout/boxes.js';

/** An error in the admin area, inside its layout. */
export default function ErrorAdmin(props: PageProps<'errors/admin'>) {
  const { status, requestId, title, description, person } = props;
  const { t } = useI18n();
  const broken = isBroken(status);
  return (
    <>
      <PageTitle title={title} intro={isNotFound(status) ? t('admin.error.not_found') : description} />
      <Cluster gap={2} as="p">
        {broken && (
          <LinkButton variant="main" href="">
            {t('errors.reload')}
          </LinkButton>
        )}
        <LinkButton data-visit variant={broken ? undefined : 'main'} href={person!.adminUrl}>
          {t('admin.error.overview')}
        </LinkButton>
      </Cluster>
      <p className="field-hint">
        {t('errors.status', { status: String(status) })}
        {broken && ` · ${t('errors.request_id', { id: requestId })}`}
      </p>
      <ErrorPicture status={status} />
    </>
  );
}
