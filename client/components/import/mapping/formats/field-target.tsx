import type { MappingTarget } from '../../../../../src/import/stored-mappings/mapping-rules.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { useField } from '../../../form/use-field.js';
import { useTargets } from './use-targets.js';
import { Select } from '../../../ui/form/select.js';

const MAX_LABEL_LENGTH = 100;

/** The target of one field of the file; an attribute has a name, too. */
export function FieldTarget({ index, title }: { index: number; title: string }) {
  const { t } = useI18n();
  const targets = useTargets();
  const target = useField(`fields.${index}.target`);
  const label = useField(`fields.${index}.label`);
  const chosen = (target.value as MappingTarget | null) ?? '';
  return (
    <>
      <Select
        name={`fields.${index}.target`}
        aria-label={t('formats.fields.target_of', { path: title })}
        value={chosen}
        data-chosen={chosen !== '' || undefined}
        onChange={(event) => target.change(event.target.value || null)}
        none={t('formats.fields.none')}
        options={targets.map(({ id, label }) => ({ value: id, label }))}
      />
      {chosen === 'attribute' && (
        <input
          name={`fields.${index}.label`}
          aria-label={t('formats.fields.label_of', { path: title })}
          value={label.value as string}
          maxLength={MAX_LABEL_LENGTH}
          onChange={(event) => label.change(event.target.value)}
        />
      )}
    </>
  );
}
