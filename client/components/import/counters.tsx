import type { ImportDetail } from '../../../src/import/import.pages.js';
import { useI18n } from '../../lib/i18n.js';

const NAMES = ['read', 'created', 'updated', 'unchanged', 'rejected', 'deactivated'] as const;

/** What an import has done so far. */
export function Counters({ of: { counters, warnings } }: { of: ImportDetail }) {
  const { t, number } = useI18n();
  return (
    <dl className="counters" aria-label={t('import.counters.title')}>
      {NAMES.map((name) => (
        <div key={name} data-bad={(name === 'rejected' && counters.rejected > 0) || undefined}>
          <dt>{t(`import.counters.${name}`)}</dt>
          <dd>{number(counters[name])}</dd>
        </div>
      ))}
      <div>
        <dt>{t('import.counters.warnings')}</dt>
        <dd>{number(warnings)}</dd>
      </div>
    </dl>
  );
}
