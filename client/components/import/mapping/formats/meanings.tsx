import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import type { MappingFormValues } from '../../../../../src/import/mapping/import-mapping.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { useField } from '../../../form/use-field.js';
import { NEEDED, useTargets } from './use-targets.js';
import { carryMeaning } from './use-meaning-drop.js';
import { Cluster, Stack } from '../../../ui/layout/boxes.js';

/** Missing targets, and all targets to drag to fields; keyboard and touch use the field's own menu. */
export function Meanings({ fields }: Pick<PageProps<'import/format'>, 'fields'>) {
  const { t } = useI18n();
  const targets = useTargets();
  const values = useField('fields').value as MappingFormValues['fields'];
  // a field that only an earlier file had fills nothing
  const given = new Set(values.filter((_, index) => fields[index]?.count).map(({ target }) => target));
  const hasTemplate = useField('linkTemplate').value !== '';
  const missing = targets.filter(
    ({ id }) => NEEDED.includes(id) && !given.has(id) && !(id === 'link' && hasTemplate),
  );
  return (
    <Stack gap={3} padY={3} className="meanings">
      <p role="status" className={missing.length > 0 ? 'attention' : undefined}>
        {missing.length > 0
          ? t('formats.fields.still_missing', {
              targets: missing.map(({ label }) => label).join(', '),
            })
          : t('formats.fields.complete')}
      </p>
      <p className="field-hint meanings-drag needs-script">{t('formats.fields.drag')}</p>
      <Cluster aria-hidden="true" as="ul" gap={1} className="meanings-drag needs-script">
        {targets.map(({ id, label }) => (
          <li
            key={id}
            className="chip"
            draggable
            data-given={given.has(id) || undefined}
            onDragStart={(event) => carryMeaning(event, id)}
          >
            {label}
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}
