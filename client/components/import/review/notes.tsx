import type { NoteProps } from '../../../../src/import/import.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

/** What else there is to know of an import, with the way to the one that it has to do with. */
export function Notes({ notes }: { notes: NoteProps[] }) {
  const { t } = useI18n();
  return notes.map(({ text, url }) => (
    <p key={text} role="status">
      {text}{' '}
      {url && (
        <a data-visit href={url}>
          {t('import.current.open_other')}
        </a>
      )}
    </p>
  ));
}
