/** Widths and heights of parts, in rem. A new part takes one of them. */
const SIZES =
  '0.5 0.75 1 1.25 1.5 1.75 2 2.25 2.5 2.75 3 3.25 3.5 4 5 6 7 8 10 11 12 14 16 18 20 24 28 32 34 36 40 44 48 80';
/** Frames, marks and their places, in px; 10 is half an icon, 20 and 40 are the place of toasts. */
const PIXELS = '1 1.5 2 2.5 3 4 5 10 20 40';

/** Any length of this unit that is not one of the steps. */
const outside = (steps, unit) =>
  `/(?<![\\w.-])-?(?!(?:${steps.replaceAll('.', '\\.').replaceAll(' ', '|')})${unit}\\b)[\\d.]+${unit}\\b/`;

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-recommended'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // sheets follow the order of a page, not of specificity
    'no-descending-specificity': null,
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['/^(rgb|hsl|hwb|lab|lch|oklab|oklch)a?$/'],
    'unit-disallowed-list': ['ch', 'pt', 'cm', 'mm', 'in', 'pc', 'Q'],
    // distances and letters are tokens, or relative to the letters of a text
    'declaration-property-unit-disallowed-list': {
      '/^(margin|padding|gap|row-gap|column-gap|font-size|border-radius)/': ['rem'],
    },
    'declaration-property-value-disallowed-list': {
      '/^(?!--)/': [outside(SIZES, 'rem'), outside(PIXELS, 'px')],
    },
  },
  overrides: [
    {
      files: ['client/styles/global/{tokens,fonts}.css'],
      rules: {
        'color-no-hex': null,
        'unit-disallowed-list': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
};
