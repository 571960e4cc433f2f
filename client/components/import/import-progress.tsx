import type { ImportStep } from '../../../src/import/import.json.js';
import type { ImportDetail } from '../../../src/import/import.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** A bar with speed and remaining time; without a share while that is unknown. */
export function ImportProgress({ current }: { current: ImportDetail }) {
  const { t, percent, duration } = useI18n();
  const { step, progress, itemsPerSecond, secondsLeft } = current;
  return (
    <div className="progress">
      <progress aria-label={t('import.current.progress')} max={1} value={progress ?? undefined} />
      <p>
        {step && <StepName step={step} />}
        {progress !== null && <strong>{percent(Math.floor(progress * 100))}</strong>}
        <Reached {...current} />
        {itemsPerSecond !== null && (
          <span>{t('import.current.speed', { count: Math.round(itemsPerSecond) })}</span>
        )}
        {secondsLeft !== null && <span>{t('import.current.left', { time: duration(secondsLeft) })}</span>}
      </p>
    </div>
  );
}

/** A file is judged, read, and then written, or compared for a dry run. */
const PLACES = { judging: 1, reading: 2, comparing: 3, writing: 3 } as const;

function StepName({ step }: { step: ImportStep }) {
  const { t } = useI18n();
  const name = t(`import.current.steps.${step}`);
  if (step === 'rolling-back') return <span>{name}</span>;
  return <span>{t('import.current.step', { number: PLACES[step], name })}</span>;
}

function Reached({ items, total }: Pick<ImportDetail, 'items' | 'total'>) {
  const { t, number } = useI18n();
  if (items === null) return null;
  return (
    <span>
      {total === null
        ? t('import.current.items', { count: items })
        : t('import.current.items_of', { done: number(items), count: total })}
    </span>
  );
}
