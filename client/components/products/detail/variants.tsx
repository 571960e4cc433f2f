import type { VariantTable } from '../../../../src/products/detail/variants.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Dash } from '../../ui/dash.js';
import { Text } from '../../ui/text.js';
import { Box, Stack } from '../../ui/layout/boxes.js';

/** So many rows would move the offers off the first screen. */
const MANY_ROWS = 6;

/** Links to the other variants by their differences; a large table is folded. */
export function Variants({ variants }: { variants: VariantTable }) {
  const { t } = useI18n();
  if (variants.rows.length < MANY_ROWS) return <VariantLinks variants={variants} />;
  const count = variants.rows.flatMap(({ cells }) => cells.filter(Boolean)).length;
  return (
    <details>
      <summary>{t('products.detail.all_variants', { count })}</summary>
      <VariantLinks variants={variants} />
    </details>
  );
}

/** Scrolls sideways if it is too wide. */
function VariantLinks({ variants: { title, columns, rows, none } }: { variants: VariantTable }) {
  return (
    <div className="variants">
      <table>
        <caption>
          <Text value={title} />
        </caption>
        {columns.length > 0 && (
          <thead>
            <tr>
              {rows[0]!.name && <td />}
              {columns.map((column) => (
                <th key={column.text} scope="col">
                  <Text value={column} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ name, cells }, index) => (
            <tr key={index}>
              {name && (
                <th scope="row">
                  <Text value={name} />
                </th>
              )}
              {cells.map((cell, place) => (
                <td key={place}>
                  {cell ? (
                    <Stack
                      as="a"
                      text="s"
                      digits
                      data-visit
                      data-preserve-scroll
                      href={cell.url}
                      aria-current={cell.current}
                    >
                      {cell.price}{' '}
                      {cell.note && (
                        <Box as="small" text="xs" tone="soft" weight={400}>
                          {cell.note}
                        </Box>
                      )}
                    </Stack>
                  ) : (
                    <Dash means={none} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
