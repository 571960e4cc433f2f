import type { VariantTable } from '../../../../src/products/product.props.js';
import { Dash } from '../../ui/dash.js';
import { Text } from '../../ui/text.js';
import { Box, Stack } from '../../ui/layout/boxes.js';

/** Links to the other variants by their differences; scrolls sideways if it is too wide. */
export function Variants({ variants: { title, columns, rows, none } }: { variants: VariantTable }) {
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
                      digits
                      nowrap
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
