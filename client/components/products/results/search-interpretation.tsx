import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { Box, Cluster } from '../../ui/layout/boxes.js';

type Props = Pick<
  PageProps<'products/search'>,
  'query' | 'named' | 'corrected' | 'expanded' | 'notices' | 'missing' | 'recognised'
>;

/** How a search was understood: corrections, related words, and names that became filters. */
export function SearchInterpretation({
  query,
  named,
  corrected,
  expanded,
  notices,
  missing,
  recognised: { categories, brands },
}: Props) {
  const { t, number } = useI18n();
  const isRead = named || corrected || expanded || notices.length > 0;
  return (
    <>
      {isRead && (
        <Box padY={1} breaks words className="search-read">
          {named && (
            <p>
              {t('products.search.named')}{' '}
              <a data-visit data-no-prefetch href={named.wordsUrl}>
                {t('products.search.words', { query: query ?? '' })}
              </a>
            </p>
          )}
          {corrected && (
            <p>
              {t('products.search.corrected', { query: query ?? '' })}{' '}
              <a data-visit href={corrected.url}>
                {corrected.text}
              </a>
              {'. '}
              <a data-visit data-no-prefetch href={corrected.literalUrl}>
                {t('products.search.literal', { query: query ?? '' })}
              </a>
            </p>
          )}
          {expanded && (
            <p>
              {t('products.search.expanded')} <strong>{expanded.meanings.join(', ')}</strong>
              {'. '}
              <a data-visit data-no-prefetch href={expanded.literalUrl}>
                {t('products.search.only', { query: expanded.text })}
              </a>
            </p>
          )}
          {notices.map((notice) => (
            <p key={notice}>
              <strong>{notice}</strong>
            </p>
          ))}
          {missing.length > 0 && (
            <p>
              {t('products.search.missing')} <s>{missing.join(', ')}</s>
            </p>
          )}
        </Box>
      )}
      {categories.length + brands.length > 0 && (
        <nav className="category-links" aria-label={t('products.search.recognised')}>
          <Cluster as="ul" gap={[0, 4]}>
            {categories.map(({ id, name, url, productCount }) => (
              <li key={id}>
                <a data-visit href={url}>
                  {t('products.search.category')} <Text value={name} />{' '}
                  <span className="count">{number(productCount)}</span>
                </a>
              </li>
            ))}
            {brands.map(({ name, url }) => (
              <li key={url}>
                <a data-visit href={url}>
                  {t('fields.brand')} {name}
                </a>
              </li>
            ))}
          </Cluster>
        </nav>
      )}
    </>
  );
}
