import { type KeyboardEvent, useId, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PictureThumbnail } from './picture-thumbnail.js';
import { usePictureChoices } from './use-picture-choices.js';
import { Button } from '../../ui/button.js';
import { Grid, Stack } from '../../ui/layout/boxes.js';

interface Props {
  /** Owner; null or undefined: the platform, or the person's own company. */
  company?: number | null;
  chosen: number[];
  onToggle(id: number): void;
}

/** Existing pictures to choose from: the newest ones, or search results. */
export function PicturePicker(props: Props) {
  const { t } = useI18n();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Stack gap={3} fit padTop={3} line="top" whole>
      <Button
        type="button"
        small
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'media.picker.close' : 'media.picker.open')}
      </Button>
      {open && <PickerPanel id={id} {...props} />}
    </Stack>
  );
}

function PickerPanel({ id, company, chosen, onToggle }: Props & { id: string }) {
  const { t, locale } = useI18n();
  const [words, setWords] = useState('');
  const { pictures, more, isKnown, failed } = usePictureChoices(company, words);
  const isEmpty = isKnown && pictures.length === 0;
  return (
    <Grid id={id} columns="one" gap={3} wide className="shelf">
      <label className="field">
        <span>{t('media.search')}</span>
        <input
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={preventSubmit}
        />
      </label>
      <Grid as="ul" gap={[4, 3]} className="picture-grid" aria-label={t('media.picker.pictures')}>
        {pictures.map((item) => (
          <li key={item.id}>
            <Stack
              type="button"
              as="button"
              gap={1}
              className="picture-tile"
              aria-pressed={chosen.includes(item.id)}
              aria-label={item.alt[locale] || item.fileName || t('media.untitled', { id: item.id })}
              onClick={() => onToggle(item.id)}
            >
              <PictureThumbnail item={item} />
            </Stack>
          </li>
        ))}
      </Grid>
      <p role="status" className="field-hint">
        {failed && t('admin.form.unreachable')}
        {isEmpty && t(words ? 'media.picker.none_found' : 'media.picker.none')}
        {more && t('media.picker.more')}
      </p>
    </Grid>
  );
}

/** The form around is not to be sent. */
function preventSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
