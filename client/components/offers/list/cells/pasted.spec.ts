import { cellsFor, isColumn, readPasted } from './pasted.js';
import type { CellAddress } from './editable.js';

const WORDS = { in_stock: 'Na zalogi', out_of_stock: 'Ni na zalogi' };
const places: CellAddress[][] = [1, 2].map((id) => [
  { id, field: 'price' },
  { id, field: 'stock' },
  { id, field: 'availability' },
]);

describe('what is pasted from a spreadsheet', () => {
  it('is one value, a column or several columns', () => {
    expect(readPasted('9,50\r\n10\r\n')).toEqual([['9,50'], ['10']]);
    expect(readPasted('9,50\t3\n10\t')).toEqual([
      ['9,50', '3'],
      ['10', ''],
    ]);
    expect([isColumn('9,50\n'), isColumn('9\n10'), isColumn('9\t10')]).toEqual([false, true, true]);
  });

  it('goes into the cells from the focused one on, without currency, and by the words of the page', () => {
    const cells = cellsFor(places, places[0]![0]!, readPasted('9,50 €\t3\tna zalogi\nEUR 8\t\tkmalu'), WORDS);
    expect(cells?.map(({ place, text }) => [place.id, place.field, text])).toEqual([
      [1, 'price', '9,50'],
      [1, 'stock', '3'],
      [1, 'availability', 'in_stock'],
      [2, 'price', '8'],
      [2, 'stock', ''],
      [2, 'availability', 'kmalu'],
    ]);
  });

  it('does not fit when it has more lines than there are rows; columns beyond the last one are left out', () => {
    expect(cellsFor(places, places[1]![0]!, readPasted('1\n2'), WORDS)).toBeNull();
    expect(cellsFor(places, places[1]![2]!, readPasted('in_stock\t5'), WORDS)).toHaveLength(1);
  });
});
