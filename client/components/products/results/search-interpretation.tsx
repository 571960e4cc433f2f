import { Fragment } from 'react';
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
  const parts = [
    named && (
      <>
        {t('products.search.named')}{' '}
        <a data-visit data-no-prefetch href={named.wordsUrl}>
          {t('products.search.words')}
        </a>
      </>
    ),
    corrected && (
      <>
        {t('products.search.corrected', { query: query ?? '' })}{' '}
        <a data-visit href={corrected.url}>
          {corrected.text}
        </a>
        {'\u00a0· '}
        <a data-visit data-no-prefetch href={corrected.literalUrl}>
          {t('products.search.literal', { query: query ?? '' })}
        </a>
      </>
    ),
    missing.length > 0 && (
      <>
        {t('products.search.missing')} <s>{missing.join(', ')}</s>
      </>
    ),
    ...notices,
    expanded && (
      <>
        {t('products.search.expanded')} {expanded.meanings.join(', ')}
        {'\u00a0· '}
        <a data-visit data-no-prefetch href={expanded.literalUrl}>
          {t('products.search.only')}
        </a>
      </>
    ),
  ].filter(Boolean);
  return (
    <>
      {parts.length > 0 && (
        <Box as="p" text="s" breaks className="search-read">
          {parts.map((part, at) => (
            <Fragment key={at}>
              {at > 0 && '\u00a0· '}
              {part}
            </Fragment>
          ))}
        </Box>
      )}
      {categories.length + brands.length > 0 && (
        <nav className="category-links" aria-label={t('products.search.recognised')}>
          <Cluster as="ul" gap={[0, 4]} className="search-names">
            {categories.map(({ id, name, url, productCount }) => (
              <li key={id}>
                <a data-visit href={url}>
                  <Text value={name} /> <span className="count">{number(productCount)}</span>
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
