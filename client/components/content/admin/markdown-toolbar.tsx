import { useRef } from 'react';
import { Toolbar } from 'react-aria-components';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Drawing } from '../../ui/icon.js';
import { type Tool, TOOLS } from './markdown-tools.js';
import { IconButton } from '../../ui/icon-button.js';
import { boxClass } from '../../ui/layout/boxes.js';
import { WorkIcon } from '../../ui/work-icon.js';

/** Keys that browsers leave free in a text. */
export const KEYS: Partial<Record<Tool, string>> = { bold: 'B', italic: 'I', link: 'K' };

interface Props {
  label: string;
  /** Id of the text. */
  controls: string;
  onTool(tool: Tool): void;
  onPicture(file: File): void;
}

/** One stop for the Tab key, arrows lead from button to button. */
export function MarkdownToolbar({ label, controls, onTool, onPicture }: Props) {
  const { t } = useI18n();
  const file = useRef<HTMLInputElement>(null);
  return (
    <Toolbar
      className={boxClass('cluster', {}, 'markdown-toolbar needs-script')}
      aria-label={label}
      aria-controls={controls}
    >
      {TOOLS.map((tool) => {
        const key = KEYS[tool];
        const name = t(`content.editor.${tool}`);
        return (
          <IconButton
            key={tool}
            label={name}
            title={key ? t('content.editor.with_key', { name, key: `Ctrl ${key}` }) : name}
            aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
            onClick={() => onTool(tool)}
          >
            <Drawing path={PATHS[tool]} />
          </IconButton>
        );
      })}
      <IconButton
        label={t('content.editor.picture')}
        title={t('content.editor.picture')}
        onClick={() => file.current?.click()}
      >
        <WorkIcon name="picture" />
      </IconButton>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          if (target.files?.[0]) onPicture(target.files[0]);
          target.value = '';
        }}
      />
    </Toolbar>
  );
}

const PATHS: Record<(typeof TOOLS)[number], string> = {
  bold: 'M7 4.5h6a3.5 3.5 0 0 1 0 7H7ZM7 11.5h7a4 4 0 0 1 0 8H7Z',
  italic: 'M10 4.5h8M6 19.5h8M14.5 4.5l-5 15',
  heading: 'M6 4.5v15M18 4.5v15M6 12h12',
  numbered: 'M10 6h10M10 12h10M10 18h10M4 4.5l1.5-.5v4M4 15.5h2.5L4 19.5h2.5',
  quote: 'M5 17c3-1 4-3 4-6H5V6h4M14 17c3-1 4-3 4-6h-4V6h4',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  table: 'M4 5h16v14H4ZM4 10h16M4 14.5h16M12 5v14',
};
