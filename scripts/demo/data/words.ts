/** Slovenian, English. */
export type Pair = readonly [sl: string, en: string];

/** Of a Slovenian noun, the last two in the plural: its adjectives agree with it. */
export type Gender = 'm' | 'f' | 'n' | 'mp' | 'fp';
