import type { AttributeCategory } from '../../../src/attributes/attributes.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** A cell has room for no more. */
const SHOWN = 3;

interface Props {
  places: AttributeCategory[];
  /** The whole path of each category. */
  labels: Map<number, string>;
}

/** The categories of an attribute; the last part of each path is enough to distinguish them. */
export function CategoryNames({ places, labels }: Props) {
  const { t } = useI18n();
  const paths = places.map(({ id }) => labels.get(id)).filter((path) => path !== undefined);
  if (paths.length === 0) return '–';
  return (
    <>
      {paths.slice(0, SHOWN).map((path, index) => (
        <span key={path} title={path}>
          {index > 0 && ', '}
          {path.split(' › ').at(-1)}
        </span>
      ))}
      {paths.length > SHOWN && (
        <small>{t('attributes.more_categories', { count: paths.length - SHOWN })}</small>
      )}
    </>
  );
}
