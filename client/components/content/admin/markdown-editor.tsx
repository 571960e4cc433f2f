import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useId, useRef } from 'react';
import type { Locale } from '../../../../src/core/i18n/locales.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { ConflictValue } from '../../form/conflict-value.js';
import { useField } from '../../form/use-field.js';
import { MarkdownToolbar, KEYS } from './markdown-toolbar.js';
import { editBy, insertPicture, type TextEdit, type Tool, TOOLS } from './markdown-tools.js';
import { useSamples } from './use-samples.js';
import { useTextPictures } from './use-text-pictures.js';

interface Props {
  name: string;
  language: Locale;
  maxLength: number;
  /** Multipart POST `picture`. */
  picturesUrl: string;
}

/** A Markdown editor for one language, with buttons and keys. */
export function MarkdownEditor({ name, language, maxLength, picturesUrl }: Props) {
  const { t } = useI18n();
  const { value, error, change, left } = useField(name);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const samples = useSamples();
  const languageName = t(`content.languages.${language}`);
  const pictures = useTextPictures(picturesUrl, (mediaId) => {
    const { value, selectionEnd } = area.current!;
    apply(insertPicture(mediaId, value, selectionEnd, samples.picture));
  });

  function apply({ from, to, text, select: [start, end] }: TextEdit) {
    const element = area.current!;
    element.focus();
    element.setSelectionRange(from, to);
    // only this method supports the browser's own undo; if it fails, the form is updated directly
    if (!document.execCommand('insertText', false, text)) {
      element.setRangeText(text);
      change(element.value);
    }
    element.setSelectionRange(from + start, from + end);
  }

  function work(tool: Tool) {
    const { value, selectionStart, selectionEnd } = area.current!;
    apply(editBy(tool, value, [selectionStart, selectionEnd], samples));
  }

  function press(event: KeyboardEvent) {
    const isPlain = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const tool = isPlain && TOOLS.find((candidate) => KEYS[candidate] === event.key.toUpperCase());
    if (!tool) return;
    event.preventDefault();
    event.stopPropagation();
    work(tool);
  }

  function take(event: ClipboardEvent | DragEvent, { files }: DataTransfer) {
    const picture = [...files].find(({ type }) => type.startsWith('image/'));
    if (!picture) return;
    event.preventDefault();
    pictures.send(picture);
  }

  return (
    <div className="field markdown-editor">
      <label htmlFor={id}>{languageName}</label>
      <MarkdownToolbar
        label={t('content.editor.toolbar', { language: languageName })}
        controls={id}
        onTool={work}
        onPicture={pictures.send}
      />
      <textarea
        ref={area}
        id={id}
        name={name}
        lang={language}
        rows={16}
        maxLength={maxLength}
        value={value as string}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => change(event.target.value)}
        onBlur={left}
        onKeyDown={press}
        onPaste={(event) => take(event, event.clipboardData)}
        onDrop={(event) => take(event, event.dataTransfer)}
      />
      <span role="status" className="field-hint">
        {pictures.sending && t('content.editor.sending')}
      </span>
      <ConflictValue name={name} />
      <span id={`${id}-error`} className="form-error">
        {error ?? pictures.error}
      </span>
    </div>
  );
}
