/** Slovenian, English. */
export type Pair = readonly [sl: string, en: string];

/** Gender of a Slovenian noun, the last two in the plural, for its adjectives. */
export type Gender = 'm' | 'f' | 'n' | 'mp' | 'fp';
