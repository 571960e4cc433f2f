import sharp from 'sharp';
import { ARTISTS } from './art/artists.js';
import { Drawing, type View } from './art/drawing.js';
import { type ColourId, colourHex, isColour } from './data/colours.js';
import type { DemoProduct } from './products.js';

const NAME = /^([a-z-]+)\.([a-zA-Z]+)\.([0-2])(\.detail)?\.webp$/;

/** File name of a product's picture, from which it can be drawn again. */
export function pictureName({ type, colour, variant }: DemoProduct, view: 'whole' | 'detail'): string {
  return namePicture(type.id, colour, variant, view);
}

/** The same for any illustration. */
export function namePicture(
  artist: string,
  colour: ColourId,
  variant: number,
  view: 'whole' | 'detail' = 'whole',
): string {
  return `${artist}.${colour}.${variant}${view === 'detail' ? '.detail' : ''}.webp`;
}

/** Draws the picture of that name, 900 × 900; null when there is no such picture. */
export async function drawPicture(name: string): Promise<Buffer | null> {
  const [, artist = '', colour = '', variant, detail] = NAME.exec(name) ?? [];
  return isColour(colour) ? draw(artist, colour, Number(variant), detail ? 'detail' : 'whole') : null;
}

/** Draws a thing with room at both sides, 1600 × 900; null when nobody can draw it. */
export function drawCover(artist: string, colour: ColourId, variant: number): Promise<Buffer | null> {
  return draw(artist, colour, variant, 'wide');
}

async function draw(artist: string, colour: ColourId, variant: number, view: View): Promise<Buffer | null> {
  const paint = ARTISTS[artist];
  if (!paint) return null;
  const drawing = new Drawing(colourHex(colour));
  paint(drawing, variant);
  return sharp(Buffer.from(drawing.svg(view)))
    .webp({ quality: 90 })
    .toBuffer();
}
