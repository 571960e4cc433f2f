import type { LocalText } from '../../../src/core/i18n/local-text.js';
import { Cluster } from '../ui/layout/boxes.js';
import { Text } from '../ui/text.js';

/** Links to categories. `CategoryLinks` has counts as well, and is part of the larger file of lists. */
export function LinkedCategories({
  categories,
}: {
  categories: { id: number; url: string; name: LocalText }[];
}) {
  return (
    <Cluster as="ul" gap={[0, 4]}>
      {categories.map(({ id, url, name }) => (
        <li key={id}>
          <a data-visit href={url}>
            <Text value={name} />
          </a>
        </li>
      ))}
    </Cluster>
  );
}
