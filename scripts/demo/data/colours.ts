import type { Gender, Pair } from './words.js';

interface Colour {
  hex: string;
  /** Slovenian masculine, and the stem of the other endings. */
  sl: readonly [masculine: string, stem: string];
  en: string;
}

const COLOURS = {
  black: { hex: '#37383b', sl: ['črn', 'črn'], en: 'black' },
  white: { hex: '#f4f1ea', sl: ['bel', 'bel'], en: 'white' },
  grey: { hex: '#9aa0a3', sl: ['siv', 'siv'], en: 'grey' },
  graphite: { hex: '#565b60', sl: ['grafitno siv', 'grafitno siv'], en: 'graphite grey' },
  silver: { hex: '#c6cacc', sl: ['srebrn', 'srebrn'], en: 'silver' },
  sand: { hex: '#d9c3a0', sl: ['peščen', 'peščen'], en: 'sand' },
  cream: { hex: '#efe3c8', sl: ['kremno bel', 'kremno bel'], en: 'cream' },
  red: { hex: '#c4473a', sl: ['rdeč', 'rdeč'], en: 'red' },
  terracotta: { hex: '#c9714a', sl: ['opečnat', 'opečnat'], en: 'terracotta' },
  orange: { hex: '#e08a3c', sl: ['oranžen', 'oranžn'], en: 'orange' },
  yellow: { hex: '#e6b63f', sl: ['rumen', 'rumen'], en: 'yellow' },
  green: { hex: '#5f8f5a', sl: ['zelen', 'zelen'], en: 'green' },
  darkGreen: { hex: '#3f6250', sl: ['temno zelen', 'temno zelen'], en: 'dark green' },
  mint: { hex: '#a5c9b4', sl: ['svetlo zelen', 'svetlo zelen'], en: 'light green' },
  blue: { hex: '#4d7ea8', sl: ['moder', 'modr'], en: 'blue' },
  darkBlue: { hex: '#34496b', sl: ['temno moder', 'temno modr'], en: 'dark blue' },
  lightBlue: { hex: '#9fbfd3', sl: ['svetlo moder', 'svetlo modr'], en: 'light blue' },
  pink: { hex: '#d9a0a3', sl: ['rožnat', 'rožnat'], en: 'pink' },
  violet: { hex: '#84709c', sl: ['vijoličen', 'vijoličn'], en: 'violet' },
  brown: { hex: '#8a6246', sl: ['rjav', 'rjav'], en: 'brown' },
  copper: { hex: '#c07f57', sl: ['bakren', 'bakren'], en: 'copper' },
  natural: { hex: '#cfa877', sl: ['naraven', 'naravn'], en: 'natural' },
} as const satisfies Record<string, Colour>;

export type ColourId = keyof typeof COLOURS;

const ENDINGS = { f: 'a', mp: 'i', fp: 'e' } as const;

/** The colour's name, in Slovenian in agreement with a noun of that gender. */
export function colourName(id: ColourId, gender: Gender): Pair {
  const { sl, en }: Colour = COLOURS[id];
  const [masculine, stem] = sl;
  if (gender === 'm') return [masculine, en];
  // rdeče, but modro
  if (gender === 'n') return [stem + (/[cčšžj]$/.test(stem) ? 'e' : 'o'), en];
  return [stem + ENDINGS[gender], en];
}

/** `#rrggbb` */
export const colourHex = (id: ColourId): string => COLOURS[id].hex;

export const isColour = (id: string): id is ColourId => Object.hasOwn(COLOURS, id);
