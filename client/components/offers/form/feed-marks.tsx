import { createContext, useContext, useId } from 'react';
import type { KeepableField } from '../../../../src/products/product-fields.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { ConflictValue } from '../../form/conflict-value.js';
import { useField } from '../../form/use-field.js';
import { Cluster } from '../../ui/layout/boxes.js';

/** Whether a feed writes the offer of the form around. */
export const FromFeed = createContext(false);

const LABELS = {
  name: 'fields.name',
  ean: 'fields.ean',
  description: 'fields.description',
  specifications: 'fields.specifications',
  categoryIds: 'offers.sections.categories',
  media: 'offers.sections.pictures',
  attributes: 'offers.sections.attributes',
} as const satisfies Record<KeepableField, string>;

/** Whether imports keep a field. */
export function KeepTick({ field }: { field: KeepableField }) {
  const { t } = useI18n();
  const id = useId();
  const { value, change } = useField('keptFields');
  if (!useContext(FromFeed)) return null;
  const kept = value as KeepableField[];
  const isKept = kept.includes(field);
  return (
    <Cluster gap={[0, 3]} align="baseline" className="keep-tick">
      <label className="check">
        <input
          type="checkbox"
          name="keptFields"
          value={field}
          checked={isKept}
          aria-label={t('offers.feed.keep_of', { field: t(LABELS[field]) })}
          aria-describedby={isKept ? id : undefined}
          onChange={() => change(isKept ? kept.filter((other) => other !== field) : [...kept, field])}
        />
        <span>{t('offers.feed.keep')}</span>
      </label>
      {isKept && (
        <small id={id} className="field-hint">
          {t('offers.feed.kept')}
        </small>
      )}
    </Cluster>
  );
}

/** The other person's choice of kept fields. */
export function KeptConflict() {
  const { t } = useI18n();
  const names = (fields: unknown) => (fields as KeepableField[]).map((field) => t(LABELS[field])).join(', ');
  return <ConflictValue name="keptFields" show={(theirs) => `${t('offers.feed.keep')}: ${names(theirs)}`} />;
}
