import { useI18n } from '../../../lib/i18n/i18n.js';

interface Props {
  /** The searched records. */
  label: string;
  words: string;
  onType(words: string): void;
  /** Takes the first that is found. */
  onEnter?(field: HTMLElement): void;
}

/** Finds choices of a filter; typing in it neither applies the filter nor sends its form. */
export function FilterSearch({ label, words, onType, onEnter }: Props) {
  const { t } = useI18n();
  const name = t('admin.list.find_in', { label });
  return (
    <input
      type="search"
      className="needs-script"
      value={words}
      maxLength={100}
      aria-label={name}
      placeholder={name}
      onChange={(event) => {
        event.stopPropagation();
        onType(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (words) onEnter?.(event.currentTarget);
      }}
    />
  );
}
