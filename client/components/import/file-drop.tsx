import { type DragEvent, useId, useState } from 'react';
import { useI18n } from '../../lib/i18n.js';
import { Icon } from '../ui/icon.js';

interface Props {
  file: File | null;
  error: string | undefined;
  onFile(file: File | null): void;
}

/** A file input that also takes a dropped file. */
export function FileDrop({ file, error, onFile }: Props) {
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
      <label htmlFor={id}>{t('import.upload.file')}</label>
      <p>{file ? file.name : t('import.upload.drop')}</p>
      <input
        id={id}
        type="file"
        name="uploadXML"
        accept=".xml,.gz,application/xml,text/xml,application/gzip"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
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
