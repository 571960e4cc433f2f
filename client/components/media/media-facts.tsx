import type { MediaForm } from '../../../src/media/library/media-library.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Moment } from '../admin/moment.js';
import { useFileSize } from './picture/use-file-size.js';

/** Where a picture comes from, and what was made of it. */
export function MediaFacts({ form }: { form: MediaForm }) {
  const { t } = useI18n();
  const sizeOf = useFileSize();
  const { width, height, bytes, mime, variants, sourceUrl } = form;
  const pixels = (width: number, height: number) => t('media.facts.pixels', { width, height });
  return (
    <dl className="media-facts">
      {form.fileName && (
        <div>
          <dt>{t('media.facts.file')}</dt>
          <dd>{form.fileName}</dd>
        </div>
      )}
      {width && height && (
        <div>
          <dt>{t('media.facts.dimensions')}</dt>
          <dd>
            {pixels(width, height)}
            {bytes !== null && `, ${sizeOf(bytes)}`}
          </dd>
        </div>
      )}
      {mime && (
        <div>
          <dt>{t('media.facts.type')}</dt>
          <dd>{mime}</dd>
        </div>
      )}
      <div>
        <dt>{t('media.facts.company')}</dt>
        <dd>{form.companyName ?? t('media.facts.platform')}</dd>
      </div>
      <div>
        <dt>{t('media.facts.created')}</dt>
        <dd>
          <Moment iso={form.createdAt} />
        </dd>
      </div>
      {sourceUrl && (
        <div>
          <dt>{t('media.facts.source')}</dt>
          <dd>{sourceUrl}</dd>
        </div>
      )}
      {variants.length > 0 && (
        <div>
          <dt>{t('media.facts.variants')}</dt>
          <dd>
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
          </dd>
        </div>
      )}
    </dl>
  );
}
