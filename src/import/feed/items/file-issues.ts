import { truncateText } from '../../../core/text/truncate-text.js';
import type { IssueCode } from '../issue-codes.js';
import type { FeedIssue, IssueSeverity } from '../offer.js';
import type { FeedSummary } from './summary.js';
import { encodingHint, isDeclared } from '../bytes/encoding.js';
import type { FeedScan } from '../scan/feed-scan.js';

/** A value that was understood, but may have another meaning. */
const severityOf = (code: IssueCode): IssueSeverity =>
  code === 'table_titled' || code === 'columns_repeated' ? 'notice' : 'warning';

/** Issues of the file as a whole, up to the point that was read: tolerated errors and assumptions. */
export function fileIssues(
  scan: FeedScan,
  {
    encoding,
    currency,
    language,
    unknownElements = {},
    ignoredColumns = [],
  }: Pick<FeedSummary, 'encoding' | 'currency' | 'language' | 'unknownElements' | 'ignoredColumns'>,
): FeedIssue[] {
  const hint = encodingHint(scan.head);
  const issues: FeedIssue[] = [];
  const report = (
    code: IssueCode,
    line = 1,
    text: string | null = null,
    values: Record<string, string | number> = {},
    severity: IssueSeverity = 'warning',
  ) => issues.push({ itemNumber: 0, line, productCode: null, severity, code, values, text });
  if (scan.leadingBlanks) report('blanks_before_declaration');
  if (encoding.strays !== undefined) report('encoding_mixed', 1, hint.declared, { found: encoding.strays });
  else if (encoding.damaged) report('encoding_damaged');
  else if (
    !isDeclared(hint.declared, encoding.label, scan.onlyAscii) &&
    (hint.declared !== null || hint.certain !== encoding.label)
  )
    report(hint.declared === null ? 'encoding_undeclared' : 'encoding_false', 1, hint.declared, {
      declared: hint.declared ?? '',
      found: encoding.label,
    });
  for (const { code, count, line, text } of scan.mistakes)
    if (count > 0) report(code, line, text && truncateText(text, 200), { count, line }, severityOf(code));
  for (const [name, line] of Object.entries(unknownElements)) report('element_unknown', line, name, { name });
  if (ignoredColumns.length)
    report('columns_ignored', 1, null, { names: ignoredColumns.join(', ') }, 'notice');
  const { code, by, unstated } = currency;
  if (unstated > 0 && by !== 'setting')
    report(`currency_by_${by}`, 1, null, { items: unstated, currency: code }, 'notice');
  const stated = language.stated.join(', ');
  if (language.by === 'store') report('language_by_store', 1, null, {}, 'notice');
  else if (language.unlike === 'store') report('language_by_file', 1, stated, {}, 'notice');
  if (stated && language.under !== 'other' && !/\b(?:sl|en)\b/.test(stated))
    report('language_third', 1, stated, {}, 'notice');
  return issues;
}
