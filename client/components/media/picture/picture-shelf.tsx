import { type KeyboardEvent, useId, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PictureFace } from './picture-face.js';
import { usePictureChoices } from './use-picture-choices.js';

interface Props {
  /** Whose; null or undefined: the platform's, or those of the person's own company. */
  company?: number | null;
  chosen: number[];
  onToggle(id: number): void;
}

/** Pictures that are there already, to be taken as they are: the newest ones, or what is searched for. */
export function PictureShelf(props: Props) {
  const { t } = useI18n();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="picture-shelf">
      <button
        type="button"
        className="button button-small"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'media.shelf.close' : 'media.shelf.open')}
      </button>
      {open && <Shelf id={id} {...props} />}
    </div>
  );
}

function Shelf({ id, company, chosen, onToggle }: Props & { id: string }) {
  const { t, locale } = useI18n();
  const [words, setWords] = useState('');
  const { pictures, more, isKnown, failed } = usePictureChoices(company, words);
  const isEmpty = isKnown && pictures.length === 0;
  return (
    <div id={id} className="shelf">
      <label className="field">
        <span>{t('media.search')}</span>
        <input
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={keepForm}
        />
      </label>
      <ul className="picture-grid" aria-label={t('media.shelf.pictures')}>
        {pictures.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="picture-tile"
              aria-pressed={chosen.includes(item.id)}
              aria-label={item.alt[locale] || item.fileName || t('media.untitled', { id: item.id })}
              onClick={() => onToggle(item.id)}
            >
              <PictureFace item={item} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="field-hint">
        {failed && t('admin.form.unreachable')}
        {isEmpty && t(words ? 'media.shelf.none_found' : 'media.shelf.none')}
        {more && t('media.shelf.more')}
      </p>
    </div>
  );
}

/** The form around is not to be sent. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
