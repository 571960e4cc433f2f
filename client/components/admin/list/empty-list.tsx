import type { ReactNode } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { LinkButton } from '../../ui/button.js';
import { Stack } from '../../ui/layout/boxes.js';

interface Props {
  /** null: nothing is searched or filtered, there just is nothing yet. */
  resetUrl: string | null;
  /** The purpose of the list. */
  text: string;
  /** The first step. */
  action?: ReactNode;
}

/** In the place of a list without rows, with a way onwards. */
export function EmptyList({ resetUrl, text, action }: Props) {
  const { t } = useI18n();
  if (!resetUrl)
    return (
      <Stack gap={4} fit padY={6} line="both">
        <p>{text}</p>
        {action}
      </Stack>
    );
  return (
    <Stack gap={4} fit padY={6} line="both">
      <p>{t('admin.list.nothing_found')}</p>
      <LinkButton data-visit href={resetUrl}>
        {t('admin.list.show_all')}
      </LinkButton>
    </Stack>
  );
}
