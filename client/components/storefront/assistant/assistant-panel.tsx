import '../../../styles/global/assistant-panel.css';
import type { KeyboardEvent } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { IconButton } from '../../ui/icon-button.js';
import { Row } from '../../ui/layout/boxes.js';

/** Ours runs no scripts; another service's has an origin of its own, which it may keep. */
const OWN = 'allow-forms allow-same-origin allow-top-navigation-by-user-activation';
const FOREIGN = 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

interface Props {
  close(): void;
  /** Hears keys in the frame. */
  onKey(event: Pick<KeyboardEvent, 'key'>): void;
}

/** The assistant in a frame over the page. */
export function AssistantPanel({ close, onKey }: Props) {
  const { t } = useI18n();
  const { assistant } = useShared();
  return (
    <section className="assistant-panel" aria-label={t('common.assistant.title')}>
      <Row as="header" align="center" justify="between" line="bottom" weight={600}>
        <p>{t('common.assistant.title')}</p>
        <IconButton icon="close" label={t('common.assistant.close')} autoFocus onClick={close} />
      </Row>
      <iframe
        src={assistant.url}
        // keys stay in a frame; another service's is out of reach
        onLoad={(event) => event.currentTarget.contentDocument?.addEventListener('keydown', onKey)}
        title={t('common.assistant.title')}
        sandbox={assistant.isOwn ? OWN : FOREIGN}
        referrerPolicy="origin"
      />
    </section>
  );
}
