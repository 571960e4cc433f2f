import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { useDeferredBlur } from '../../../../lib/visits/use-deferred-blur.js';
import { AVAILABILITIES, type Step } from './editable.js';
import type { CellEdit } from './cell-edit.js';
import { Box } from '../../../ui/layout/boxes.js';
import { Select } from '../../../ui/form/select.js';

interface Props {
  edit: CellEdit;
  /** The next import writes it, too. */
  fromFeed: boolean;
  label: string;
  /** The stored value in words, if it changed after the field was opened. */
  theirs: string | undefined;
  onChange(text: string): void;
  onCommit(): void;
  onEnter(): void;
  onRestore(): void;
  /** Saves, and opens the cell that the step leads to; false when there is none. */
  onStep(step: Step): boolean;
  onPaste(event: ClipboardEvent): void;
}

/** A value of the list in edit mode: Enter saves, Escape restores, Tab and the arrows continue. */
export function CellField({ edit, fromFeed, label, theirs, ...on }: Props) {
  const { onChange, onCommit, onEnter, onRestore, onStep, onPaste } = on;
  const { t } = useI18n();
  const id = useId();
  const element = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const left = useDeferredBlur(onCommit);
  useLayoutEffect(() => {
    // it may open again on its own, while the person is already elsewhere
    if (document.activeElement !== document.body) return;
    element.current!.focus();
    if (element.current!.tagName === 'INPUT') element.current!.select();
  }, []);

  function follow(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event, edit.field !== 'availability');
    if (event.key === 'Enter') onEnter();
    else if (event.key === 'Escape') onRestore();
    else if (!step || !onStep(step)) return;
    event.preventDefault();
  }

  const common = {
    ref: element,
    className: 'cell-input',
    value: edit.text,
    'aria-label': label,
    'aria-invalid': edit.error ? true : undefined,
    'aria-describedby': fromFeed ? `${id}-feed ${id}-error` : `${id}-error`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur: () => left(),
    onKeyDown: follow,
    onPaste,
  };
  return (
    <span className="cell-field">
      {edit.field === 'availability' ? (
        <Select
          {...common}
          options={AVAILABILITIES.map((value) => ({ value, label: t(`products.availability.${value}`) }))}
        />
      ) : (
        <input
          {...common}
          type="text"
          autoComplete="off"
          enterKeyHint="done"
          inputMode={edit.field === 'stock' ? 'numeric' : 'decimal'}
        />
      )}
      {fromFeed && (
        <Box id={`${id}-feed`} as="span" text="xs" className="cell-note">
          {t('offers.inline.from_feed')}
        </Box>
      )}
      <span id={`${id}-error`} role="alert">
        {theirs !== undefined && (
          <span className="meanwhile">
            {t('admin.form.stored_value')} {theirs}
          </span>
        )}
        {edit.error && <span className="form-error">{edit.error}</span>}
      </span>
    </span>
  );
}

function stepOf({ key, shiftKey }: KeyboardEvent, isText: boolean): Step | null {
  if (key === 'Tab') return { columns: shiftKey ? -1 : 1, wrap: true };
  if (isText && key === 'ArrowDown') return { rows: 1 };
  return isText && key === 'ArrowUp' ? { rows: -1 } : null;
}
