import type { PageProps } from '../../../src/core/inertia/pages.js';
import { Conversation } from '../../components/storefront/assistant/conversation.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Stack } from '../../components/ui/layout/boxes.js';

/** The assistant as a separate page, for browsers that cannot open the frame. */
export default function AssistantShow(props: PageProps<'assistant/show'>) {
  const { t } = useI18n();
  return (
    <Stack gap={4} padTop={6} className="conversation-page page-width">
      <h1>{t('common.assistant.title')}</h1>
      <Conversation {...props} />
    </Stack>
  );
}
