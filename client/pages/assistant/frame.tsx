import type { PageProps } from '../../../src/core/inertia/pages.js';
import { Conversation } from '../../components/storefront/assistant/conversation.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** The assistant inside the frame, which has its name around it. */
export default function AssistantFrame(props: PageProps<'assistant/frame'>) {
  const { t } = useI18n();
  return (
    <main className="conversation-frame" aria-label={t('common.assistant.title')}>
      <h1 className="hidden-text">{t('common.assistant.title')}</h1>
      <Conversation {...props} />
    </main>
  );
}
