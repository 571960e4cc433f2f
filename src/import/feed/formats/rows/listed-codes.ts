import { pairsIn } from '../../delimited/pairs.js';

const CODE = 'sku';

/** The codes of variants in a list of a main product, like Magento's: `sku=A,color=Red|sku=B,color=Blue`. */
export const listedCodes = (text: string): string[] =>
  text.split('|').flatMap((variant) => pairsIn(variant).find(([name]) => name === CODE)?.[1] || []);
