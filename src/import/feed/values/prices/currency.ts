import { DEAD_CURRENCIES, KNOWN_CURRENCIES } from '../../../../core/i18n/currencies.js';

export type CurrencyProblem = 'currency_unknown' | 'currency_dead';

/** Signs of a single currency; "kr" and "din" are ambiguous and stay unknown. */
const SIGNS: Record<string, string> = {
  '€': 'EUR',
  // ISO 4217 number
  978: 'EUR',
  EURO: 'EUR',
  EURA: 'EUR',
  EURI: 'EUR',
  EUROS: 'EUR',
  EURÓ: 'EUR',
  ΕΥΡΩ: 'EUR',
  ЕВРО: 'EUR',
  ЕВРА: 'EUR',
  EUROV: 'EUR',
  EVRO: 'EUR',
  EVRA: 'EUR',
  EVRI: 'EUR',
  EVROV: 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  ZŁ: 'PLN',
  KČ: 'CZK',
  FT: 'HUF',
  LEI: 'RON',
  KM: 'BAM',
  KN: 'HRK',
  ЛВ: 'BGN',
  '₴': 'UAH',
  ГРН: 'UAH',
  '₽': 'RUB',
  // before 1998, and in feeds until today
  RUR: 'RUB',
  '₸': 'KZT',
  '₺': 'TRY',
};

/** ISO 4217 code of a code or sign next to a price; null if there is none. */
export function readCurrency(text: string | undefined): string | null | { problem: CurrencyProblem } {
  if (!text) return null;
  if (text === 'EUR') return text;
  const token = text.toUpperCase().replace(/\.$/, '').trim();
  const code = SIGNS[token] ?? token;
  if (DEAD_CURRENCIES.has(code)) return { problem: 'currency_dead' };
  return KNOWN_CURRENCIES.has(code) ? code : { problem: 'currency_unknown' };
}
