import type { ReactNode } from 'react';
import { Box } from '../layout/boxes.js';

interface Props {
  caption: string;
  /** The first heading is for the days, the others for numbers. */
  headings: string[];
  rows: { day: string; head: ReactNode; cells: string[] }[];
}

/** The numbers of a chart. */
export function ChartTable({ caption, headings: [day, ...numbers], rows }: Props) {
  return (
    <Box line="both" className="chart-table-frame" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="hidden-text">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{day}</th>
            {numbers.map((heading) => (
              <th key={heading} scope="col" className="number">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, head, cells }) => (
            <tr key={day}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={numbers[index]} className="number">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
