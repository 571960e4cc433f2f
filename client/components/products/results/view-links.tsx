import type { ProductResults } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Drawing } from '../../ui/icon.js';
import { IconLink } from '../../ui/icon-button.js';
import { Box, Row } from '../../ui/layout/boxes.js';

const SIGNS = {
  cards: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h6v6h-6Z',
  list: 'M4 6h3M11 6h9M4 12h3M11 12h9M4 18h3M11 18h9',
};

/** Links that change the view of a list. */
export function ViewLinks({ view, views }: Pick<ProductResults, 'view' | 'views'>) {
  const { t } = useI18n();
  return (
    <Box as="nav" pushed className="views" aria-label={t('products.view')}>
      <Row as="ul">
        {views.map(({ id, label, url }) => (
          <li key={id}>
            <IconLink
              data-results
              label={label}
              href={url}
              rel="nofollow"
              title={label}
              aria-current={id === view ? 'true' : undefined}
            >
              <Drawing path={SIGNS[id]} />
            </IconLink>
          </li>
        ))}
      </Row>
    </Box>
  );
}
