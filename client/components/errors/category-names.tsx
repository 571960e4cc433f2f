import type { LocalText } from '../../../src/core/i18n/local-text.js';
import { Cluster } from '../ui/layout/boxes.js';
import { Text } from '../ui/text.js';

/** Links to categories in one line. */
export function CategoryNames({
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
