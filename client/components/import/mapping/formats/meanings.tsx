import type { MappingFormValues } from '../../../../../src/import/mapping/import-mapping.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { useField } from '../../../form/use-field.js';
import { NEEDED, TARGETS } from './targets.js';
import { carryMeaning } from './use-meaning-drop.js';

/** What is still missing, and all meanings to be dragged to fields; by keyboard and finger the field is asked instead. */
export function Meanings() {
  const { t } = useI18n();
  const fields = useField('fields').value as MappingFormValues['fields'];
  const given = new Set(fields.map(({ target }) => target));
  const missing = NEEDED.filter((target) => !given.has(target));
  return (
    <div className="meanings">
      <p role="status" className={missing.length > 0 ? 'attention' : undefined}>
        {missing.length > 0
          ? t('formats.fields.still_missing', {
              targets: missing.map((target) => t(`formats.targets.${target}`)).join(', '),
            })
          : t('formats.fields.complete')}
      </p>
      <p className="field-hint meanings-drag needs-script">{t('formats.fields.drag')}</p>
      <ul aria-hidden="true" className="meanings-drag needs-script">
        {TARGETS.map((target) => (
          <li
            key={target}
            className="chip"
            draggable
            data-given={given.has(target) || undefined}
            onDragStart={(event) => carryMeaning(event, target)}
          >
            {t(`formats.targets.${target}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
