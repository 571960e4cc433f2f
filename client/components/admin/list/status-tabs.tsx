import { useI18n } from '../../../lib/i18n/i18n.js';

interface Props {
  label: string;
  tabs: { id: string; label: string; count?: number; url: string; current: boolean }[];
}

/** A list by the state of its records, with how many there are; or the views of a section. */
export function StatusTabs({ label, tabs }: Props) {
  const { number } = useI18n();
  return (
    <nav className="status-tabs" aria-label={label}>
      <ul>
        {tabs.map(({ id, url, count, current, label }) => (
          <li key={id}>
            <a data-visit data-preserve-scroll href={url} aria-current={current ? 'true' : undefined}>
              {label} {count !== undefined && <span className="count">{number(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
