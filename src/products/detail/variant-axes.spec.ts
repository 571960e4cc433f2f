import type { VariantRow } from '../reading/variants.statements.js';
import { axisValues, variantAxes } from './variant-axes.js';

type Attributes = VariantRow['attributes'];

/** Values of one offer. */
const stated = (attributes: Record<string, string>, offerId = 1): Attributes =>
  Object.entries(attributes).map(([name, value]) => ({
    ...{ offerId, definitionId: null, name: { sl: name }, value: { sl: value }, unit: null },
  }));

const variant = (attributes: Record<string, string>) => ({ attributes: stated(attributes) });

/** The names of the axes with their values in order. */
const tableOf = (...variants: { attributes: Attributes }[]) =>
  variantAxes(variants, 'sl').map((axis) => [
    axis.name.text,
    ...axisValues(axis, 'sl').map(({ text }) => text),
  ]);

/** Every combination of the given values. */
const grid = (
  one: [string, string[]],
  other: [string, string[]],
  more: (at: number) => Record<string, string> = () => ({}),
) =>
  one[1]
    .flatMap((value) => other[1].map((second) => ({ [one[0]]: value, [other[0]]: second })))
    .map((attributes, at) => variant({ ...attributes, Znamka: 'Savica', ...more(at) }));

const SIZES: [string, string[]] = ['Velikost', ['XL', 'S', 'XXL', 'M', 'XS', 'L']];
const COLOURS: [string, string[]] = ['Barva', ['rdeča', 'črna', 'bela']];

describe('the axes of variants', () => {
  it('are two that tell each apart, the shorter one across, in the order of sizes and of the alphabet', () => {
    const expected = [
      ['Barva', 'bela', 'črna', 'rdeča'],
      ['Velikost', 'XS', 'S', 'M', 'L', 'XL', 'XXL'],
    ];
    expect(tableOf(...grid(SIZES, COLOURS))).toEqual(expected);
    // some are missing, and each weighs something else
    expect(tableOf(...grid(SIZES, COLOURS, (at) => ({ Masa: `${at} g` })).slice(0, 11))).toEqual([
      ['Barva', 'bela', 'črna', 'rdeča'],
      ['Velikost', 'S', 'M', 'XL', 'XXL'],
    ]);
  });

  it('are numbers by size, also with decimals', () => {
    expect(tableOf(...['10,5', '9', '100', '10,25'].map((value) => variant({ Številka: value })))).toEqual([
      ['Številka', '9', '10,25', '10,5', '100'],
    ]);
  });

  it('are one row with what changes as well, where a table would be mostly empty', () => {
    expect(
      tableOf(
        variant({ Velikost: 'M', Barva: 'bela' }),
        variant({ Velikost: 'S', Barva: 'črna' }),
        variant({ Velikost: 'L', Barva: 'rdeča' }),
      ),
    ).toEqual([['Velikost · Barva', 'S · črna', 'M · bela', 'L · rdeča']]);
  });

  it('are none where one of them does not state it, or where it takes three', () => {
    expect(tableOf(variant({ Barva: 'bela' }), variant({ Velikost: 'S' }))).toEqual([]);
    const three = ['a', 'b'].flatMap((third) =>
      grid(['A', ['1', '2']], ['B', ['1', '2']], () => ({ C: third })),
    );
    expect(tableOf(...three)).toEqual([]);
  });

  it('are read alike in all stores: by the first offer that has it, whatever the spelling', () => {
    const one = [...stated({ Barva: 'Črna' }), ...stated({ BARVA: 'bela' }, 2)];
    const two = [...stated({ Barva: 'bela' }), ...stated({ barva: 'rumena' })];
    const three = [...stated({}), ...stated({ barva: 'črna' }, 3), ...stated({ Velikost: 'S' }, 3)];
    expect(tableOf({ attributes: one }, { attributes: two })).toEqual([['Barva', 'bela, rumena', 'Črna']]);
    expect(tableOf({ attributes: one }, { attributes: three })).toEqual([]);
  });
});
