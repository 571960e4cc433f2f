/** One colour with its lit and shaded neighbours, all `#rrggbb`. */
export interface Tones {
  base: string;
  light: string;
  pale: string;
  dark: string;
  deep: string;
}

/** Warm light, cool shade. */
export function tones(base: string): Tones {
  return {
    base,
    light: mix(base, '#fff6e6', 0.28),
    pale: mix(base, '#fff6e6', 0.6),
    dark: mix(base, '#2c2a35', 0.24),
    deep: mix(base, '#2c2a35', 0.48),
  };
}

/** A colour on the way from one to another; `part` 0…1. */
export function mix(from: string, to: string, part: number): string {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
