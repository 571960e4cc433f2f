import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { MAX_PIXELS, MAX_SIDE } from './picture-limits.js';
import { PictureRefused } from './picture-refused.js';
import { pictureType, type PictureType } from './picture-type.js';
import { type Variant, VARIANT_FORMATS, VARIANT_WIDTHS, type VariantFormat } from './variant.js';

/** Timeout of one libvips operation. */
const STEP_SECONDS = 30;

// libvips takes all processors and caches by default; pages and imports need them
sharp.concurrency(1);
sharp.cache(false);

export interface EncodedVariant extends Variant {
  content: Buffer;
}

/** A picture in all its sizes, encoded from its pixels: upright, in sRGB, without metadata. */
export interface EncodedPicture {
  mime: PictureType;
  width: number;
  height: number;
  /** 16 hexadecimal digits that differ little between copies of one picture; null for a single colour. */
  imageHash: string | null;
  variants: EncodedVariant[];
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** @throws PictureRefused */
export async function encodePicture(content: Buffer): Promise<EncodedPicture> {
  if (!content.length) throw new PictureRefused('empty');
  const mime = pictureType(content);
  if (!mime) throw new PictureRefused('type_unknown');
  try {
    const { width, height } = checked(await sharp(content, { limitInputPixels: false }).metadata(), mime);
    const pixels = await decode(content);
    const variants: EncodedVariant[] = [];
    for (const wanted of widthsFor(width))
      for (const format of VARIANT_FORMATS) variants.push(await encode(pixels, wanted, format));
    return { mime, width, height, imageHash: await perceptualHash(pixels), variants };
  } catch (cause) {
    throw cause instanceof PictureRefused ? cause : new PictureRefused('unreadable', { cause });
  }
}

/** The widths to create for a picture of this width, none wider than it. */
function widthsFor(width: number): number[] {
  const largest = Math.min(width, VARIANT_WIDTHS.at(-1)!);
  return [...VARIANT_WIDTHS.filter((wanted) => wanted < largest), largest];
}

function checked(metadata: Metadata, mime: PictureType): { width: number; height: number } {
  const format = metadata.format === 'heif' ? 'avif' : metadata.format;
  if (`image/${format}` !== mime) throw new PictureRefused('type_unknown');
  if ((metadata.pages ?? 1) > 1) throw new PictureRefused('animated');
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
    throw new PictureRefused('too_many_pixels');
  return { width, height };
}

const HASH_SIDE = 8;

/** A bit for each of 64 places: whether the picture is darker to the right. Size, format and quality barely change it. */
async function perceptualHash({ data, info }: Pixels): Promise<string | null> {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const grey = await limited(sharp(data, { raw }))
    .flatten({ background: 'white' })
    .greyscale()
    .resize(HASH_SIDE + 1, HASH_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let row = 0; row < HASH_SIDE; row++)
    for (let column = 0; column < HASH_SIDE; column++) {
      const place = row * (HASH_SIDE + 1) + column;
      bits = (bits << 1n) | (grey[place]! > grey[place + 1]! ? 1n : 0n);
    }
  return bits ? bits.toString(16).padStart(16, '0') : null;
}

/** Decodes once, to the largest width that is needed. */
function decode(content: Buffer): Promise<Pixels> {
  return limited(sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' }))
    .autoOrient()
    .resize({ width: VARIANT_WIDTHS.at(-1), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function encode({ data, info }: Pixels, width: number, format: VariantFormat): Promise<EncodedVariant> {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const resized = limited(sharp(data, { raw })).resize({ width });
  const made = format === 'avif' ? resized.avif({ quality: 55, effort: 2 }) : resized.webp({ quality: 78 });
  const { data: variant, info: size } = await made.toBuffer({ resolveWithObject: true });
  return { width: size.width, height: size.height, format, bytes: size.size, content: variant };
}

function limited(picture: Sharp): Sharp {
  return picture.timeout({ seconds: STEP_SECONDS });
}
