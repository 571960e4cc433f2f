import type { CategoryLink } from '../../../../src/categories/category.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { Cluster } from '../../ui/layout/boxes.js';

interface Props {
  categories: CategoryLink[];
  label: string;
  /** For links to filtered lists. */
  rel?: 'nofollow';
}

/** Links to categories, each with the number of its products. */
export function CategoryLinks({ categories, label, rel }: Props) {
  const { number } = useI18n();
  if (categories.length === 0) return null;
  return (
    <nav className="category-links" aria-label={label}>
      <Cluster as="ul" gap={[0, 4]}>
        {categories.map((category) => (
          <li key={category.id}>
            <a data-visit href={category.url} rel={rel}>
              <Text value={category.name} /> <span className="count">{number(category.productCount)}</span>
            </a>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}
