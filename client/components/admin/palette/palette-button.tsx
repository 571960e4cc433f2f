import { type ComponentType, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Icon } from '../../ui/icon.js';
import type { PaletteProps } from './palette-window.js';
import { Row } from '../../ui/layout/boxes.js';

type Window = ComponentType<PaletteProps>;

/** Opens the command palette: a button, and Ctrl-K or ⌘K from anywhere. The window is loaded when it is first wanted. */
export function PaletteButton() {
  const { t } = useI18n();
  const [Palette, setPalette] = useState<Window | null>(null);
  const [open, setOpen] = useState(false);
  const isMac = useSyncExternalStore(noChanges, onMac, () => false);

  async function show() {
    setOpen(true);
    const { PaletteWindow } = await import('./palette-window.js');
    setPalette(() => PaletteWindow);
  }

  // a key that is pressed between hydration and a passive effect would be lost
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      if (!isShortcut) return;
      event.preventDefault();
      void show();
    }
    document.addEventListener('keydown', press);
    // the start script stored a shortcut that was pressed before the button worked
    const { dataset } = document.documentElement;
    if (dataset.pressed === SHORTCUT)
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    delete dataset.pressed;
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <Row
        type="button"
        as="button"
        gap={2}
        align="center"
        tone="soft"
        className="palette-button needs-script"
        aria-label={t('palette.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts={`${SHORTCUT} Meta+K`}
        onClick={() => void show()}
      >
        <Icon name="search" />
        <span>{t('palette.open')}</span>
        <kbd aria-hidden="true">{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </Row>
      {open && Palette && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}

const SHORTCUT = 'Control+K';

const noChanges = () => () => {};
const onMac = () => /mac|iphone|ipad/i.test(navigator.platform);
