import type { MouseEvent } from 'react';
import type { PictureProps } from '../../../../src/media/media.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Picture } from '../../ui/picture.js';
import { NoPicture } from '../card/no-picture.js';
import { Cluster, Row } from '../../ui/layout/boxes.js';

const LARGE = '(min-width: 48rem) 28rem, 100vw';

/** The pictures of a product: one strip that snaps, with thumbnails that are links into it. Needs no script. */
export function Gallery({ pictures }: { pictures: PictureProps[] }) {
  const { t } = useI18n();
  const place = (index: number) =>
    t('products.detail.picture', { number: index + 1, count: pictures.length });
  if (pictures.length === 0) {
    return (
      <div className="gallery">
        <div className="gallery-empty framed" role="img" aria-label={t('products.no_picture')}>
          <NoPicture />
        </div>
      </div>
    );
  }
  return (
    <section className="gallery" aria-label={t('products.detail.pictures')}>
      <Row as="ul" className="gallery-strip framed" tabIndex={pictures.length > 1 ? 0 : undefined}>
        {pictures.map((picture, index) => (
          <li key={picture.src} id={`picture-${index + 1}`}>
            <Picture
              picture={picture}
              sizes={LARGE}
              alt={picture.alt || place(index)}
              eager={index === 0}
              aside={index > 0}
            />
          </li>
        ))}
      </Row>
      {pictures.length > 1 && (
        <Cluster as="ul" gap={2} packed className="gallery-thumbs">
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                className="framed"
                href={`#picture-${index + 1}`}
                aria-label={place(index)}
                onClick={showPicture}
              >
                <Picture picture={picture} sizes="5rem" alt="" aside />
              </a>
            </li>
          ))}
        </Cluster>
      )}
    </section>
  );
}

/** Moves the strip only; following the link itself would also move the page and fill the history. */
function showPicture(event: MouseEvent<HTMLAnchorElement>) {
  const picture = document.querySelector(event.currentTarget.hash);
  if (!picture) return;
  event.preventDefault();
  picture.parentElement?.scrollTo({ left: (picture as HTMLElement).offsetLeft, behavior: 'smooth' });
}
