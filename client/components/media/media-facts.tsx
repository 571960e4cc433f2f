import type { MediaForm } from '../../../src/media/library/media-library.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Moment } from '../admin/moment.js';
import { type Fact, Facts } from '../ui/facts.js';
import { useFileSize } from './picture/use-file-size.js';

/** The origin of a picture, and its sizes. */
export function MediaFacts({ form }: { form: MediaForm }) {
  const { t } = useI18n();
  const sizeOf = useFileSize();
  const { width, height, bytes, mime, variants, sourceUrl } = form;
  const pixels = (width: number, height: number) => t('media.facts.pixels', { width, height });
  const facts: Fact[] = [
    [t('media.facts.file'), form.fileName],
    [
      t('media.facts.dimensions'),
      width && height && [pixels(width, height), bytes !== null && sizeOf(bytes)].filter(Boolean).join(', '),
    ],
    [t('media.facts.type'), mime],
    [t('media.facts.company'), form.companyName ?? t('media.facts.platform')],
    [t('media.facts.created'), <Moment iso={form.createdAt} />],
    [t('media.facts.source'), sourceUrl],
    [
      t('media.facts.variants'),
      variants.length > 0 && (
        <ul>
          {variants.map((variant) => (
            <li key={variant.url}>
              <a href={variant.url} target="_blank" rel="noreferrer">
                {pixels(variant.width, variant.height)} {variant.format.toUpperCase()}
              </a>{' '}
              {sizeOf(variant.bytes)}
            </li>
          ))}
        </ul>
      ),
    ],
  ];
  return <Facts className="media-facts" facts={facts} />;
}
