import { usePage } from '@inertiajs/react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { isPlainClick } from '../../../lib/visits/plain-click.js';
import { useScrolledUp } from './use-scrolled-up.js';
import { IconButton } from '../../ui/icon-button.js';
import { Row, Stack } from '../../ui/layout/boxes.js';

/** Ours runs no scripts; another service's has an origin of its own, which it may keep. */
const OWN = 'allow-forms allow-same-origin allow-top-navigation-by-user-activation';
const FOREIGN = 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * The round button that opens the assistant in a frame over the page; without JavaScript it links to its
 * page. It is in the header, and floats over the page only when the person scrolls back or reaches the end.
 */
export function AssistantWidget() {
  const { t } = useI18n();
  const { component } = usePage();
  const { assistant } = useShared();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLAnchorElement>(null);
  const isScrolledUp = useScrolledUp();
  if (component === 'assistant/show') return null;

  function close() {
    setOpen(false);
    toggle.current?.focus();
  }

  const leave = ({ key }: { key: string }) => void (key === 'Escape' && close());

  function turn(event: SyntheticEvent) {
    event.preventDefault();
    setOpen(!open);
  }

  return (
    <div className={isScrolledUp ? 'assistant assistant-floating' : 'assistant'} onKeyDown={leave}>
      {open && (
        <section className="assistant-panel" aria-label={t('common.assistant.title')}>
          <Row as="header" align="center" justify="between" line="bottom" weight={600}>
            <p>{t('common.assistant.title')}</p>
            <IconButton icon="close" label={t('common.assistant.close')} autoFocus onClick={close} />
          </Row>
          <iframe
            src={assistant.url}
            // keys stay in a frame; another service's is out of reach
            onLoad={(event) => event.currentTarget.contentDocument?.addEventListener('keydown', leave)}
            title={t('common.assistant.title')}
            sandbox={assistant.isOwn ? OWN : FOREIGN}
            referrerPolicy="origin"
          />
        </section>
      )}
      <Stack
        ref={toggle}
        as="a"
        className="assistant-toggle"
        href={assistant.url}
        rel="nofollow"
        role="button"
        aria-expanded={open}
        aria-label={t(open ? 'common.assistant.close' : 'common.assistant.open')}
        onClick={(event) => isPlainClick(event) && turn(event)}
        onKeyDown={(event) => event.key === ' ' && turn(event)}
      />
    </div>
  );
}
