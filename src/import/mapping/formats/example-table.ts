import type { Cells } from '../../../core/text/csv.js';
import type { MappingTarget } from '../../stored-mappings/mapping-rules.js';
import { SHOWN_TARGETS } from '../../stored-mappings/mapping-targets.js';

/** Values of two products. */
const EXAMPLES: Partial<Record<MappingTarget, readonly [string, string]>> = {
  id: ['L-2', 'P-24'],
  name: ['Lonec 2 l', 'Ponev 24 cm'],
  price: ['24.90', '29.90'],
  regularPrice: ['29.90', ''],
  currency: ['EUR', 'EUR'],
  link: ['https://shop.example/lonec-2-l', 'https://shop.example/ponev-24-cm'],
  description: ['Lonec iz nerjavnega jekla.', 'Ponev s premazom proti prijemanju.'],
  brand: ['Nit', 'Breza'],
  eans: ['4006381333931', '9780306406157'],
  mpn: ['NIT-L2', 'BR-P24'],
  categoryPath: ['Kuhinja > Posoda > Lonci', 'Kuhinja > Posoda > Ponve'],
  availability: ['in stock', 'out of stock'],
  stock: ['5', '0'],
  condition: ['new', 'new'],
  pictures: ['https://shop.example/lonec.jpg', 'https://shop.example/ponev.jpg'],
  deliveryCosts: ['3.90', '3.90'],
};

const columns = SHOWN_TARGETS.flatMap((target) => {
  const values = EXAMPLES[target];
  return values ? [{ title: target === 'eans' ? 'ean' : target, values }] : [];
});

/** A table whose columns are all recognised, the required ones first. */
export const EXAMPLE_TITLES: string[] = columns.map(({ title }) => title);
export const EXAMPLE_ROWS: Cells[] = [0, 1].map((index) => columns.map(({ values }) => values[index]!));
