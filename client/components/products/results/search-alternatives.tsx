import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

type Alternatives = NonNullable<PageProps<'products/search'>['alternatives']>;

/** Parts of a text that find something, where all of it finds nothing. */
export function SearchParts({ texts }: Pick<Alternatives, 'texts'>) {
  const { t } = useI18n();
  if (texts.length === 0) return null;
  return (
    <nav className="category-links" aria-labelledby="search-parts">
      <h3 id="search-parts">{t('products.empty.parts')}</h3>
      <ul>
        {texts.map(({ text, url }) => (
          <li key={url}>
            <a data-visit href={url}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
