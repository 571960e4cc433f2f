import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { Box, Cluster, Stack } from '../../../ui/layout/boxes.js';

/** Elements of the file that may hold one product each, if there are several. */
export function ItemChoice({ items }: Pick<PageProps<'import/format'>, 'items'>) {
  const { t } = useI18n();
  if (items.length < 2) return null;
  return (
    <section className="item-choice" aria-labelledby="item-title">
      <div className="section-head">
        <h2 id="item-title">{t('formats.item.title')}</h2>
      </div>
      <p>{t('formats.item.intro')}</p>
      <Cluster as="ul" gap={2} padTop={3}>
        {items.map(({ path, name, count, url, current }) => (
          <li key={path}>
            <Stack
              as="a"
              tone="ink"
              breaks
              data-visit
              data-preserve-scroll
              href={url}
              aria-current={current ? 'true' : undefined}
            >
              <Box as="code" weight={600}>{`<${name}>`}</Box>
              <small>{path}</small>
              <small>{t('formats.item.count', { count })}</small>
            </Stack>
          </li>
        ))}
      </Cluster>
    </section>
  );
}
