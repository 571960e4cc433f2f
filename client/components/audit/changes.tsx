import type { AuditEntryProps } from '../../../src/audit/audit.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Moment } from '../admin/moment.js';
import { Grid } from '../ui/layout/boxes.js';

/** Fields with their value before and after. */
export function Changes({ changes }: Pick<AuditEntryProps, 'changes'>) {
  const { t } = useI18n();
  return (
    <Grid as="dl" className="changes">
      {changes.filter(isShown).map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {before !== null && (
              <del>
                <span className="hidden-text">{t('audit.before')} </span>
                <Value text={before} other={after} />
              </del>
            )}
            {before !== null && after !== null && <span aria-hidden="true"> → </span>}
            {after !== null && (
              <ins>
                <span className="hidden-text">{t('audit.after')} </span>
                <Value text={after} other={before} />
              </ins>
            )}
          </dd>
        </div>
      ))}
    </Grid>
  );
}

/** From here on a text is opened to be read, in characters. */
const LONG = 240;

/** Length of a long value's part before the first difference. */
const LEAD = 40;

/** ISO 8601 UTC. */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function Value({ text, other }: { text: string; other: string | null }) {
  const { t } = useI18n();
  if (TIME.test(text)) return <Moment iso={text} />;
  if (text.length <= LONG) return text;
  const from = Math.max(0, firstDifference(text, other ?? '') - LEAD);
  const rest = text.slice(from);
  return (
    <div className="long-value">
      <div>
        {from > 0 && '… '}
        {rest.length > LONG ? `${rest.slice(0, LONG / 2).trimEnd()} …` : rest}
      </div>
      <details>
        <summary>{t('audit.whole', { count: text.length })}</summary>
        <div>{text}</div>
      </details>
    </div>
  );
}

/** A field that is empty before and after a creation is not shown. */
const isShown = ({ before, after }: AuditEntryProps['changes'][number]) => before !== null || after !== null;

function firstDifference(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same;
}
