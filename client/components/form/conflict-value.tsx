import type { ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useFormContext } from './use-field.js';
import { Button } from '../ui/button.js';

interface Props {
  /** Name of the field. */
  name: string;
  /** Formats a value; default: unchanged. */
  show?: (value: unknown) => ReactNode;
}

/** Shows the stored value next to a field if it changed since the form was opened, and offers to use it. */
export function ConflictValue({ name, show = String }: Props) {
  const { t } = useI18n();
  const { conflicts, change } = useFormContext();
  if (!(name in conflicts)) return null;
  const theirs = conflicts[name];
  const isEmpty = theirs === null || theirs === '' || (Array.isArray(theirs) && theirs.length === 0);
  return (
    <span className="meanwhile">
      <span>
        {t('admin.form.stored_value')} {isEmpty ? '–' : show(theirs)}
      </span>{' '}
      <Button type="button" variant="text" onClick={() => change(name, theirs)}>
        {t('admin.form.take_over')}
      </Button>
    </span>
  );
}

/** The name of a value among those that can be chosen. */
export function labelOf(options: { value: unknown; label: string }[], value: unknown): string {
  return options.find((option) => option.value === value)?.label ?? String(value);
}
