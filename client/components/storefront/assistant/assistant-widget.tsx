import { usePage } from '@inertiajs/react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { isPlainClick } from '../../../lib/visits/plain-click.js';
import { useScrolledUp } from './use-scrolled-up.js';
import { Stack } from '../../ui/layout/boxes.js';

const loadPanel = () => import('./assistant-panel.js');

/**
 * The round button that opens the assistant in a frame over the page; without JavaScript it links to its
 * page. It is in the header, and floats over the page only when the person scrolls back or reaches the end.
 */
export function AssistantWidget() {
  const { t } = useI18n();
  const { component } = usePage();
  const { assistant } = useShared();
  const [open, setOpen] = useState(false);
  const [panel, setPanel] = useState<Awaited<ReturnType<typeof loadPanel>>>();
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
    if (!open) loadPanel().then(setPanel, () => location.assign(assistant.url));
  }

  return (
    <div className={isScrolledUp ? 'assistant assistant-floating' : 'assistant'} onKeyDown={leave}>
      {open && panel && <panel.AssistantPanel close={close} onKey={leave} />}
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
