import type { NoteJson } from '../../../../src/import/import.json.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

/** Notes on an import, with a link to the related import. */
export function Notes({ notes }: { notes: NoteJson[] }) {
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
