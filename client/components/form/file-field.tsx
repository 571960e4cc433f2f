import { type DragEvent, useId, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Icon } from '../ui/icon.js';
import { buttonClass } from '../ui/button.js';

interface Props {
  name: string;
  label: string;
  /** Hint about files that can be dropped, while no file is selected. */
  hint: string;
  accept: string;
  file: File | null;
  error: string | undefined;
  onFile(file: File | null): void;
}

/** A file input that also takes a dropped file. The browser's own button speaks the browser's language, so it is hidden. */
export function FileField({ name, label, hint, accept, file, error, onFile }: Props) {
  const { t } = useI18n();
  const id = useId();
  const [over, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0] ?? null);
  }

  return (
    <div
      className="file-drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <span id={`${id}-label`}>{label}</span>
      <p id={`${id}-hint`}>{file ? file.name : hint}</p>
      <label htmlFor={id} className={buttonClass({ small: true })}>
        {t('admin.form.choose_file')}
      </label>
      <input
        id={id}
        className="hidden-text"
        type="file"
        name={name}
        accept={accept}
        aria-labelledby={`${id}-label`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={(event) => onFile(event.target.files?.[0] ?? null)}
      />
      {error && (
        <p id={`${id}-error`} className="form-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
