import { type Price, VAT } from '../server/price.js';

export const withVat = ({ cents }: Price): number => cents * (1 + VAT);
