export interface Price {
  cents: number;
}

export const VAT = 0.22;
