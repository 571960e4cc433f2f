import { type DragEvent, useId, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { buttonClass } from '../ui/button.js';
import { Box, Grid } from '../ui/layout/boxes.js';
import { WorkIcon } from '../ui/work-icon.js';

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
    <Grid
      gap={[1, 3]}
      align="center"
      pad={5}
      className="file-drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <WorkIcon name="upload" size={32} />
      <Box as="span" weight={600} id={`${id}-label`}>
        {label}
      </Box>
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
    </Grid>
  );
}
