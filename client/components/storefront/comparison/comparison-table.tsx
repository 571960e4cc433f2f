import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Icon } from '../../ui/icon.js';
import { Text } from '../../ui/text.js';
import { ComparedPicture } from './compared-picture.js';
import { Cell } from './comparison-cell.js';
import { Box, Stack } from '../../ui/layout/boxes.js';

type Props = Pick<PageProps<'comparison/show'>, 'products' | 'rows' | 'addUrl'>;

/** Products as columns, their facts as rows; scrolls sideways if it is too wide. */
export function ComparisonTable({ products, rows, addUrl }: Props) {
  const { t } = useI18n();
  return (
    <Box
      line="strong"
      className="comparison-frame"
      role="region"
      aria-label={t('comparison.title')}
      tabIndex={0}
    >
      <table className="comparison-table">
        <caption className="hidden-text">{t('comparison.caption', { count: products.length })}</caption>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <td key={product.id}>
                <ComparedPicture product={product} />
              </td>
            ))}
            {addUrl && (
              <td className="comparison-add">
                <Stack as="a" gap={2} tone="soft" weight={550} data-visit href={addUrl}>
                  <Icon name="plus" />
                  {t('comparison.add')}
                </Stack>
              </td>
            )}
          </tr>
          <tr className="comparison-names">
            <td />
            {products.map(({ id, name, url }) => (
              <th key={id} scope="col">
                <Box data-visit as="a" weight={600} className="compared-name" href={url}>
                  <Text value={name} />
                </Box>
              </th>
            ))}
            {addUrl && <td />}
          </tr>
        </thead>
        <tbody>
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
              {addUrl && <td />}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
