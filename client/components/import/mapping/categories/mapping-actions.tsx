import { router } from '@inertiajs/react';
import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { ConfirmedButton } from '../../../admin/confirmed-button.js';
import { LinkButton } from '../../../ui/button.js';
import { Cluster } from '../../../ui/layout/boxes.js';

type Props = Pick<PageProps<'import/categories'>, 'company' | 'acceptUrl' | 'repeat'>;

/** Actions on all paths at once. */
export function MappingActions({ company, acceptUrl, repeat }: Props) {
  const { t } = useI18n();
  return (
    <Cluster gap={2}>
      {acceptUrl && company && (
        <LinkButton data-visit variant="main" href={acceptUrl}>
          {t('mappings.accept_found')}
        </LinkButton>
      )}
      {acceptUrl && !company && (
        <ConfirmedButton
          label={t('mappings.accept_all')}
          variant="main"
          title={t('mappings.accept_title')}
          confirmLabel={t('mappings.accept_confirm')}
          onConfirm={() => router.post(acceptUrl, {}, { preserveScroll: true })}
        >
          <p>{t('mappings.accept_text')}</p>
        </ConfirmedButton>
      )}
      {repeat && (
        <ConfirmedButton
          label={t('mappings.repeat')}
          title={t('mappings.repeat_title')}
          confirmLabel={t('mappings.repeat_confirm')}
          onConfirm={() => router.patch(repeat.url, { action: 'repeat' })}
        >
          <p>{t('mappings.repeat_text', { name: repeat.fileName })}</p>
        </ConfirmedButton>
      )}
    </Cluster>
  );
}
