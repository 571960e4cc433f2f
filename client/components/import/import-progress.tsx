import type { ImportDetail } from '../../../src/import/import.pages.js';
import { useI18n } from '../../lib/i18n.js';

/** A bar with speed and remaining time; without a share while that is unknown. */
export function ImportProgress({ current }: { current: ImportDetail }) {
  const { t, percent, duration } = useI18n();
  const { step, items, progress, itemsPerSecond, secondsLeft } = current;
  return (
    <div className="progress">
      <progress aria-label={t('import.current.progress')} max={1} value={progress ?? undefined} />
      <p>
        {step && <span>{t(`import.current.steps.${step}`)}</span>}
        {progress !== null && <strong>{percent(Math.floor(progress * 100))}</strong>}
        {items !== null && <span>{t('import.current.items', { count: items })}</span>}
        {itemsPerSecond !== null && (
          <span>{t('import.current.speed', { count: Math.round(itemsPerSecond) })}</span>
        )}
        {secondsLeft !== null && <span>{t('import.current.left', { time: duration(secondsLeft) })}</span>}
      </p>
    </div>
  );
}
