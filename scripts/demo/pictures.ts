import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type ColourId, colourHex, isColour } from './data/colours.js';
import type { DemoProduct } from './products.js';

/** Drawings of 400 × 400 units, `<thing>.<variant>.svg`, and logos of stores, `<slug>.svg`. */
const DRAWINGS = new URL('../../../scripts/demo/drawings/', import.meta.url);
const NAME = /^([a-z-]+)\.([a-zA-Z]+)\.([0-4])(\.detail)?\.webp$/;

/** The visible part of a drawing, and the image's width in pixels; the height is 900. */
const VIEWS = {
  whole: 'viewBox="0 0 400 400" width="900"',
  detail: 'viewBox="95 85 215 215" width="900"',
  wide: 'viewBox="-155.5 0 711 400" width="1600"',
};
type View = keyof typeof VIEWS;

/** File name of a product's first image; it describes the drawing. */
export function pictureName({ type, colour, variant }: DemoProduct): string {
  return namePicture(type.id, colour, variant);
}

/** File names of a product's images: five drawings of a flagship; a close-up of every third of the others. */
export function pictureNames(product: DemoProduct): string[] {
  const { type, colour, variant, index } = product;
  if (type.flagship) return [0, 1, 2, 3, 4].map((drawing) => namePicture(type.id, colour, drawing));
  const first = pictureName(product);
  return index % 3 ? [first] : [first, namePicture(type.id, colour, variant, 'detail')];
}

/** File name for any drawing. */
export function namePicture(
  thing: string,
  colour: ColourId,
  variant: number,
  view: 'whole' | 'detail' = 'whole',
): string {
  return `${thing}.${colour}.${variant}${view === 'detail' ? '.detail' : ''}.webp`;
}

/** The image of that name, 900 × 900; null when there is no such drawing. */
export async function drawPicture(name: string): Promise<Buffer | null> {
  const [, thing = '', colour = '', variant, detail] = NAME.exec(name) ?? [];
  return isColour(colour) ? draw(thing, colour, Number(variant), detail ? 'detail' : 'whole') : null;
}

/** A drawing with space at both sides, 1600 × 900; null when there is no such drawing. */
export function drawCover(thing: string, colour: ColourId, variant: number): Promise<Buffer | null> {
  return draw(thing, colour, variant, 'wide');
}

/** A store's logo, 512 × 512; null when there is no such store. */
export async function drawLogo(slug: string): Promise<Buffer | null> {
  const svg = await readDrawing(slug);
  return svg === null ? null : sharp(Buffer.from(svg)).png().toBuffer();
}

async function draw(thing: string, colour: ColourId, variant: number, view: View): Promise<Buffer | null> {
  const svg = await readDrawing(`${thing}.${variant}`);
  if (svg === null) return null;
  const coloured = svg
    .replace('viewBox="0 0 400 400"', `${VIEWS[view]} height="900"`)
    .replace('</svg>', `<style>${styleOf(colourHex(colour))}</style></svg>`);
  return sharp(Buffer.from(coloured)).webp({ quality: 90 }).toBuffer();
}

async function readDrawing(name: string): Promise<string | null> {
  if (!/^[a-z-]+(\.[0-4])?$/.test(name)) return null;
  return readFile(new URL(`${name}.svg`, DRAWINGS), 'utf8').catch(() => null);
}

/** Overrides the colour of a drawing: the base colour with its light and dark tones, and the background. */
function styleOf(base: string): string {
  // white things are not visible in front of a white wall
  const wall = isPale(base) ? '#b4bab4' : mix('#f4eee3', base, 0.05);
  const tones = {
    base,
    // warm light, cool shade
    light: mix(base, '#fff6e6', 0.28),
    pale: mix(base, '#fff6e6', 0.6),
    dark: mix(base, '#2c2a35', 0.24),
    deep: mix(base, '#2c2a35', 0.48),
    'wall-light': mix(wall, '#ffffff', 0.45),
    'wall-dark': mix(wall, '#2e2722', 0.05),
  };
  return Object.entries(tones)
    .map(([tone, hex]) => `.${tone}{color:${hex}}`)
    .join('');
}

const isPale = (hex: string) => [1, 3, 5].every((at) => parseInt(hex.slice(at, at + 2), 16) > 0xc6);

/** A colour between two others, all `#rrggbb`; `part` 0…1. */
function mix(from: string, to: string, part: number): string {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
