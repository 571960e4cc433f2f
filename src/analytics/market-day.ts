/** The day of a moment in SQL: days are the market's. */
export const marketDay = (at: string) => `(${at} at time zone 'Europe/Ljubljana')::date`;
