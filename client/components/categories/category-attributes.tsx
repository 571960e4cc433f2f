import type { CategoryAttribute } from '../../../src/categories/categories.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { RecordLink } from '../ui/record-link.js';
import { Text } from '../ui/text.js';

/** Own and inherited attributes of a category, with links to change them. */
export function CategoryAttributes({ attributes, url }: { attributes: CategoryAttribute[]; url: string }) {
  const { t } = useI18n();
  return (
    <section className="category-attributes" aria-labelledby="category-attributes-title">
      <h3 id="category-attributes-title">{t('categories.attributes.title')}</h3>
      {attributes.length === 0 ? (
        <p>{t('categories.attributes.none')}</p>
      ) : (
        <ul>
          {attributes.map(({ id, name, unit, type, filterable, inheritedFrom, url: editUrl }) => (
            <li key={id}>
              <RecordLink href={editUrl}>
                <Text value={name} />
              </RecordLink>{' '}
              <small>
                {[
                  t(`attributes.types.${type}.label`),
                  unit,
                  filterable && t('attributes.filterable'),
                  inheritedFrom && t('categories.attributes.inherited', { name: inheritedFrom.text }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
      <p>
        <RecordLink href={url}>{t('categories.attributes.manage')}</RecordLink>
      </p>
    </section>
  );
}
