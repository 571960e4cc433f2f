import { useI18n } from '../../lib/i18n/i18n.js';

/** A time of a record; a dash if there is none. */
export function Moment({ iso }: { iso: string | null }) {
  const { dateTime } = useI18n();
  if (!iso) return '–';
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {dateTime(iso)}
    </time>
  );
}
