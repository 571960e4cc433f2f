import type { ImportDetail } from '../../../../src/import/import.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

/** What becomes of the store's products stands together, before what is wrong with the file. */
const NAMES = ['read', 'created', 'updated', 'unchanged', 'deactivated', 'excluded', 'rejected'] as const;

/** What an import has done so far; of one that has only been tried, what it would do. */
export function Counters({ of: { mode, counters, counterUrls, foreseen, warnings } }: { of: ImportDetail }) {
  const { t, number } = useI18n();
  const names = NAMES.filter((name) => name !== 'excluded' || counters.excluded > 0);
  const figures = names.map((name) =>
    foreseen && name !== 'read' && name !== 'rejected' && name !== 'excluded'
      ? { name, label: t(`import.counters.foreseen.${name}`), value: foreseen[name] }
      : { name, label: t(`import.counters.${name}`), value: counters[name] },
  );
  return (
    <>
      {foreseen && <p>{t(`differences.states.${mode === 'dry-run' ? 'trial' : 'held'}`)}</p>}
      <dl className="counters" aria-label={t('import.counters.title')}>
        {figures.map(({ name, label, value }) => (
          <div key={name} data-bad={(name === 'rejected' && value > 0) || undefined}>
            <dt>{label}</dt>
            <dd>
              {value > 0 && counterUrls[name] ? (
                <CounterLink url={counterUrls[name]} text={number(value)} />
              ) : (
                number(value)
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('import.counters.warnings')}</dt>
          <dd>
            {warnings > 0 && counterUrls.warnings ? (
              <CounterLink url={counterUrls.warnings} text={number(warnings)} />
            ) : (
              number(warnings)
            )}
          </dd>
        </div>
      </dl>
    </>
  );
}

/** Leads to what is counted. */
function CounterLink({ url, text }: { url: string; text: string }) {
  return (
    <a data-visit href={url}>
      {text}
    </a>
  );
}
