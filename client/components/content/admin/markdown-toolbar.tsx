import { useRef } from 'react';
import { Toolbar } from 'react-aria-components';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Icon } from '../../ui/icon.js';
import { type Tool, TOOLS } from './markdown-tools.js';

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
    <Toolbar className="markdown-toolbar needs-script" aria-label={label} aria-controls={controls}>
      {TOOLS.map((tool) => {
        const key = KEYS[tool];
        const name = t(`content.editor.${tool}`);
        return (
          <button
            key={tool}
            type="button"
            className="icon-button"
            aria-label={name}
            title={key ? t('content.editor.with_key', { name, key: `Ctrl ${key}` }) : name}
            aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
            onClick={() => onTool(tool)}
          >
            <Icon name={tool} />
          </button>
        );
      })}
      <button
        type="button"
        className="icon-button"
        aria-label={t('content.editor.picture')}
        title={t('content.editor.picture')}
        onClick={() => file.current?.click()}
      >
        <Icon name="picture" />
      </button>
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
