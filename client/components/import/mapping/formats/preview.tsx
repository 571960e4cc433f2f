import type { PreviewedItem } from '../../../../../src/import/mapping/import-mapping.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { PreviewItem } from './preview-item.js';

interface Props {
  items: PreviewedItem[];
  refreshing: boolean;
  failed: boolean;
}

/** The first products after normalisation. */
export function Preview({ items, refreshing, failed }: Props) {
  const { t } = useI18n();
  const accepted = items.filter(({ offer }) => offer !== null).length;
  const state = () => {
    if (failed) return t('formats.preview.failed');
    if (refreshing) return t('formats.preview.refreshing');
    return items.length > 0 ? t('formats.preview.accepted', { count: accepted, of: items.length }) : '';
  };
  return (
    <section className="mapping-preview" aria-labelledby="preview-title" aria-busy={refreshing}>
      <div className="section-head">
        <h2 id="preview-title">{t('formats.preview.title')}</h2>
        <p role="status" className={accepted < items.length || failed ? 'attention' : undefined}>
          {state()}
        </p>
      </div>
      <p>{t(items.length > 0 ? 'formats.preview.intro' : 'formats.preview.none')}</p>
      <ol>
        {items.map((item) => (
          <PreviewItem key={item.itemNumber} item={item} />
        ))}
      </ol>
    </section>
  );
}
