import { useI18n } from '../../lib/i18n.js';

interface Props {
  /** What somebody else has saved while this form was open; undefined: nothing. */
  theirs: unknown;
}

/** Beside a field whose stored value is no longer the one that the form was filled with. */
export function Meanwhile({ theirs }: Props) {
  const { t } = useI18n();
  if (theirs === undefined) return null;
  const value = theirs === null || theirs === '' ? '–' : String(theirs);
  return <span className="meanwhile">{t('admin.form.meanwhile', { value })}</span>;
}

/** The name of a value among those that can be chosen. */
export function labelOf(options: { value: unknown; label: string }[], value: unknown): string {
  return options.find((option) => option.value === value)?.label ?? String(value);
}
