import type { PictureProps } from '../../../src/media/media.props.js';

interface Props {
  picture: PictureProps;
  /** The `sizes` attribute for its layout. */
  sizes: string;
  /** Empty if the name is next to it. */
  alt?: string;
  /** The largest picture of the first screen: fetched first. */
  eager?: boolean;
  /** Low priority, though it may be on the first screen: fetched after the main content. */
  aside?: boolean;
}

/** A picture whose place is reserved before it is loaded. */
export function Picture({ picture, sizes, alt = picture.alt, eager = false, aside = false }: Props) {
  const image = (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : aside ? 'low' : undefined}
      decoding="async"
    />
  );
  const { src, widths } = picture;
  if (widths.length === 0) return image;
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${folder}${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      {image}
    </picture>
  );
}
