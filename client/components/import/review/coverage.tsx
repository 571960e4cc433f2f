import type {
  CoverageGroup,
  CoverageJson,
  CoveredRunJson,
} from '../../../../src/import/diagnosis/diagnosis.json.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { CoverageTrend } from './coverage-trend.js';
import { Grid } from '../../ui/layout/boxes.js';

const GROUPS: CoverageGroup[] = ['essential', 'comparing', 'buying', 'texts'];

interface Props {
  fields: CoverageJson[];
  history: CoveredRunJson[];
  /** Coverage of the store's offers, not of a file. */
  isLive: boolean;
}

/** Coverage of a feed's fields: current, against the previous run, and over time. */
export function Coverage({ fields, history, isLive }: Props) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="coverage-title">
      <div className="section-head">
        <h2 id="coverage-title">{t('diagnosis.coverage')}</h2>
        <p>{t(isLive ? 'diagnosis.live_note' : 'diagnosis.coverage_note')}</p>
      </div>
      {fields.length === 0 && <p>{t('diagnosis.not_counted')}</p>}
      <Grid gap={[5, 7]} className="coverage-groups">
        {GROUPS.map((group) => {
          const own = fields.filter((field) => field.group === group);
          if (own.length === 0) return null;
          return (
            <div key={group}>
              <h3>{t(`diagnosis.groups.${group}`)}</h3>
              <ul className="coverage">
                {own.map((field) => (
                  <Field key={field.field} field={field} history={history} />
                ))}
              </ul>
            </div>
          );
        })}
      </Grid>
    </section>
  );
}

function Field({ field, history }: { field: CoverageJson; history: CoveredRunJson[] }) {
  const { t, share, number } = useI18n();
  const { label, filled, total, percent, change, url } = field;
  const isWhole = filled === total;
  return (
    <li data-level={levelOf(percent)}>
      <span className="coverage-name">
        {isWhole ? (
          label
        ) : (
          <a data-visit href={url}>
            {label}
          </a>
        )}
      </span>
      <strong>{percent === null ? '–' : share(percent)}</strong>
      <span className="coverage-bar" aria-hidden="true">
        <span style={{ inlineSize: `${percent ?? 0}%` }} />
      </span>
      <small>
        {t('diagnosis.of', { filled: number(filled), total: number(total) })}
        {change !== null && change !== 0 && (
          <span className={change > 0 ? 'change-up' : 'change-down'}>
            {t(change > 0 ? 'diagnosis.up' : 'diagnosis.down', { points: number(Math.abs(change)) })}
          </span>
        )}
      </small>
      <CoverageTrend percents={history.map(({ percents }) => percents[field.field] ?? null).toReversed()} />
    </li>
  );
}

/** Fields that need attention. */
function levelOf(percent: number | null): 'whole' | 'most' | 'few' | undefined {
  if (percent === null) return undefined;
  if (percent >= 95) return 'whole';
  return percent >= 60 ? 'most' : 'few';
}
