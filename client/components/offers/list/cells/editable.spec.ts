import { neighbour, type CellAddress, placesOf } from './editable.js';

const offer = (id: number, actionUrl: string | null = '/x') => ({ id, actionUrl }) as never;

describe('the cells of a list that can be changed', () => {
  const places = placesOf([offer(7), offer(8, null), offer(9)], ['code', 'price', 'status', 'stock']);
  const price = (id: number): CellAddress => ({ id, field: 'price' });
  const stock = (id: number): CellAddress => ({ id, field: 'stock' });

  it('stand in the columns shown, in the rows that may be written', () => {
    expect(places).toEqual([
      [price(7), stock(7)],
      [price(9), stock(9)],
    ]);
  });

  it.each([
    [price(7), { rows: 1 }, price(9)],
    [price(7), { columns: 1 }, stock(7)],
    [stock(7), { columns: 1 }, null],
    [stock(7), { columns: 1, wrap: true }, price(9)],
    [price(9), { columns: -1, wrap: true }, stock(7)],
    [price(7), { columns: -1, wrap: true }, null],
    [stock(9), { rows: 1 }, null],
    [price(8), { rows: 1 }, null],
  ])('lead from %o by %o to %o', (from, step, to) => {
    expect(neighbour(places, from, step)).toEqual(to);
  });
});
