import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { SuggestedLine } from '../storefront/suggestions/suggested-line.js';
import { Row, Stack } from '../ui/layout/boxes.js';
import { LinkedCategories } from './linked-categories.js';

/** Categories and products for the words of a URL that leads nowhere. */
export function FoundForAddress() {
  const { t } = useI18n();
  const { urlSuggestions } = useShared();
  if (!urlSuggestions) return null;
  const { categories, products } = urlSuggestions;
  if (!categories.length && !products.length) return null;
  return (
    <Stack as="section" gap={3} wide aria-labelledby="error-found">
      <h2 id="error-found">{t('common.search.suggested')}</h2>
      {categories.length > 0 && <LinkedCategories categories={categories} />}
      {products.length > 0 && (
        <Stack as="ul" gap={1}>
          {products.map((product) => (
            <li key={product.id}>
              <Row as="a" data-visit href={product.url} gap={3} align="center">
                <SuggestedLine product={product} />
              </Row>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
