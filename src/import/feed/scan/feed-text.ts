import { truncateText } from '../../../core/text/truncate-text.js';
import { withoutControls } from '../../../core/text/text.js';
import { type Dialect, findDialect, isHeader, singleSpaced } from '../delimited/dialect.js';
import { readRow } from '../delimited/read-row.js';
import { FeedRefused } from '../refused.js';
import { programMessage } from '../xml/program-message.js';

/** Length of the shortest beginning that identifies XML. */
const MARKUP_LENGTH = 6;
/** Characters within which a table has its column names and a row. */
const TABLE_LENGTH = 64 * 1024;

/** Characters of a line that are shown. */
const NEAR_LENGTH = 60;

/** The text of a feed from its first element or line on. Real feeds have spaces before their declaration. */
export class FeedText {
  /** There were blank lines before the XML declaration. */
  leadingBlanks = false;
  blankLines = 0;
  /** Set when the feed is a table. */
  dialect: Dialect | null = null;
  /** The text until its type is known; then null. */
  private start: string | null = '';

  /** Line of the first character that is no space. */
  get firstLine(): number {
    return 1 + this.blankLines;
  }

  /**
   * The text from the point at which its type is clear; empty before.
   * @param last whether the file ends here
   * @throws FeedRefused if it is neither XML nor a table
   */
  write(text: string, last = false): string {
    if (this.start === null) return text;
    const whole = this.start + text;
    const rest = whole.replace(/^[\ufeff\s]+/, '');
    const blanks = whole.slice(0, whole.length - rest.length).replace(/^\ufeff/, '');
    this.blankLines += blanks.split('\n').length - 1;
    this.leadingBlanks ||= blanks.length > 0;
    this.start = rest;
    if (!rest || !(rest.startsWith('<') ? this.isMarkup(rest, last) : this.isTable(rest, last))) return '';
    this.start = null;
    return rest;
  }

  private isMarkup(text: string, last: boolean): boolean {
    if (text.length < MARKUP_LENGTH && !last) return false;
    this.leadingBlanks &&= text.startsWith('<?xml');
    return true;
  }

  private isTable(text: string, last: boolean): boolean {
    this.dialect = programMessage(text) === null ? findDialect(text) : null;
    if (!this.dialect && !last && text.length < TABLE_LENGTH) return false;
    if (!this.dialect) throw refusedTable(text, this.firstLine);
    this.leadingBlanks = false;
    return true;
  }
}

/** The reason why a text is not a table: the expected and the actual first line. */
function refusedTable(text: string, line: number): FeedRefused {
  const commas = { separator: ',', newLine: '\n' };
  if (text.startsWith('"') && !readRow(text, 0, commas, true))
    return new FeedRefused('feed_quote_unclosed', {}, line);
  const [first = '', ...others] = text.split(/[\r\n]+/, 3);
  const isTable = [';', '\t', '|', ','].some((separator) => isHeader(first.split(separator)));
  if (isTable && !others.join('').trim()) return new FeedRefused('feed_no_items');
  return new FeedRefused(
    'feed_not_xml',
    { near: truncateText(singleSpaced(withoutControls(first)), NEAR_LENGTH) },
    line,
  );
}
