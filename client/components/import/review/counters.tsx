import type { ImportDetail } from '../../../../src/import/import.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Box, Grid } from '../../ui/layout/boxes.js';

/** Counters of the store's products come first, then errors of the file. */
const NAMES = [
  'read',
  'created',
  'updated',
  'unchanged',
  'deactivated',
  'excluded',
  'blocked',
  'rejected',
  'warnings',
] as const;
type Name = (typeof NAMES)[number];
const RARE: ReadonlySet<Name> = new Set(['excluded', 'blocked']);

/** The results of an import so far; for a dry run, the results that it would have. */
export function Counters({
  of: { mode, counters, counterUrls, dryRunCounters, warnings },
}: {
  of: ImportDetail;
}) {
  const { t, number } = useI18n();
  const values = { ...counters, warnings, ...dryRunCounters };
  const names = NAMES.filter((name) => !RARE.has(name) || values[name] > 0);
  const labelOf = (name: Name) =>
    dryRunCounters && name in dryRunCounters
      ? t(`import.counters.dry_run.${name as keyof typeof dryRunCounters}`)
      : t(`import.counters.${name}`);
  const linked = (name: Name) => {
    const text = number(values[name]);
    const url = values[name] > 0 && counterUrls[name];
    return url ? (
      <a data-visit href={url}>
        {text}
      </a>
    ) : (
      text
    );
  };
  return (
    <>
      {dryRunCounters && <p>{t(`differences.states.${mode === 'dry-run' ? 'dry_run' : 'held'}`)}</p>}
      <Grid as="dl" gap={[0, 3]} line="both" className="counters" aria-label={t('import.counters.title')}>
        {names.map((name) => (
          <div key={name} data-bad={(name === 'rejected' && values[name] > 0) || undefined}>
            <Box as="dt" text="s">
              {labelOf(name)}
            </Box>
            <dd className="figure">{linked(name)}</dd>
          </div>
        ))}
      </Grid>
    </>
  );
}
