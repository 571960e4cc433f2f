import type { MediaForm } from '../../../src/media/library/media-library.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** The uses of a picture, each with a link to its form. */
export function MediaUses({ form: { uses, others, sourceUrl } }: { form: MediaForm }) {
  const { t } = useI18n();
  return (
    <section className="media-uses" aria-labelledby="media-uses">
      <h3 id="media-uses">{t('media.uses.title')}</h3>
      {uses.length + others === 0 && (
        <p className="field-hint">{t(sourceUrl ? 'media.uses.none_fetched' : 'media.uses.none')}</p>
      )}
      <ul>
        {uses.map(({ kind, name, url }) => (
          <li key={url}>
            <a data-visit href={url}>
              {name}
            </a>{' '}
            <small>{t(`media.uses.kinds.${kind}`)}</small>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="field-hint">{t('media.uses.others', { count: others })}</p>}
    </section>
  );
}
