import { plainText, type Translations } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { PictureProps } from './media.props.js';
import { type Variant, type VariantFormat, variantKey } from './pictures/variant.js';

/** The columns that showing an image needs; `mediaJson` selects exactly these. */
export interface MediaRow {
  contentHash: string;
  variants: Variant[];
  alt: Translations;
}

/** Limit of the default size in `<img src>`, in pixels. */
const FALLBACK_WIDTH = 900;

/** SQL that gives a MediaRow, or null while the picture is not ready; `alias` names the table `media`. */
export function mediaJson(alias: string): string {
  return `case when ${alias}.status = 'ready' then json_build_object(
    'contentHash', ${alias}.content_hash, 'variants', ${alias}.variants, 'alt', ${alias}.alt) end`;
}

/** The default size: the widest of the most compatible format within the limit, else the smallest. */
export function fallbackVariant(variants: Variant[]): Variant {
  const plain = variants.filter(({ format }) => format === 'webp').sort((a, b) => a.width - b.width);
  return plain.findLast(({ width }) => width <= FALLBACK_WIDTH) ?? plain[0]!;
}

/** The `srcset` of an image's AVIF files. */
export function toSrcSet({ src, widths }: Pick<PictureProps, 'src' | 'widths'>): string {
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  return widths.map((width) => `${folder}${width}.avif ${width}w`).join(', ');
}

/** The image with all its sizes; `fallbackAlt` is used when it has no text of its own. */
export function toPicture(media: MediaRow, locale: Locale, fallbackAlt: string): PictureProps {
  const url = (variant: Variant) => `/${variantKey(media.contentHash, variant)}`;
  const sized = (format: VariantFormat) =>
    media.variants.filter((variant) => variant.format === format).sort((a, b) => a.width - b.width);
  const largest = sized('webp').at(-1)!;
  return {
    src: url(fallbackVariant(media.variants)),
    widths: sized('avif').map(({ width }) => width),
    width: largest.width,
    height: largest.height,
    alt: plainText(media.alt, locale) || fallbackAlt,
  };
}
