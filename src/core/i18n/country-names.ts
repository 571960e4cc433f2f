import { type Locale } from './locales.js';
import { onDemand } from './on-demand.js';

const namesIn = onDemand((locale: Locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** The name of an ISO 3166 country, for example “Slovenija”. */
export const countryName = (code: string, locale: Locale): string => namesIn(locale).of(code) ?? code;
