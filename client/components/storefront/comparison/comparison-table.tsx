import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { ComparedPicture } from './compared-picture.js';
import { Cell } from './comparison-cell.js';
import { Box } from '../../ui/layout/boxes.js';

type Props = Pick<PageProps<'comparison/show'>, 'products' | 'rows'>;

/** Products as columns, their facts as rows. On phones the facts scroll sideways, and the names follow them. */
export function ComparisonTable({ products, rows }: Props) {
  const { t } = useI18n();
  return (
    <Box line="strong" wide className="comparison-frame">
      <table className="comparison-table">
        <caption className="hidden-text">{t('comparison.caption', { count: products.length })}</caption>
        <thead>
          <tr>
            <td />
            {products.map(({ id, name, url }) => (
              <th key={id} scope="col">
                {/* the keyboard uses the picture's link, which scrolls into sight */}
                <Box data-visit as="a" weight={600} className="compared-name" href={url} tabIndex={-1}>
                  <Text value={name} />
                </Box>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td />
            {products.map((product) => (
              <td key={product.id}>
                <ComparedPicture product={product} />
              </td>
            ))}
          </tr>
          {rows.map((row) => (
            <tr key={row.id} data-differs={row.isMarked || undefined}>
              <th scope="row">
                <Text value={row.name} />
                {row.isMarked && <span className="hidden-text"> {t('comparison.differs')}</span>}
              </th>
              {row.cells.map((cell, index) => (
                <td key={products[index]!.id}>
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
