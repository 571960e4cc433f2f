import type { FeedLimits } from '../limits.js';
import { FeedRefused } from '../refused.js';
import { DelimitedText } from './delimited-text.js';
import { programMessage } from './program-message.js';

/** Characters of the shortest beginning of XML that says what it is. */
const MARKUP_LENGTH = 6;
/** Characters within which a table has its column names and a row. */
const TABLE_LENGTH = 64 * 1024;

/** The text of a feed from its first element on, in XML. Real feeds have spaces before their declaration. */
export class FeedText {
  /** There were blank lines before the XML declaration. */
  leadingBlanks = false;
  blankLines = 0;
  /** Set when the feed is a table. */
  table: DelimitedText | null = null;
  /** Waits until it shows what it is; null when it has. */
  private start: string | null = '';

  constructor(private readonly limits: FeedLimits) {}

  get isEmpty(): boolean {
    return this.start === '';
  }

  /**
   * @param last whether the file ends here
   * @throws FeedRefused when it is neither XML nor a table
   */
  write(text: string, last = false): string {
    if (this.start === null) return this.table?.write(text, last) ?? text;
    const whole = this.start + text;
    const rest = whole.replace(/^[\ufeff\s]+/, '');
    const blanks = whole.slice(0, whole.length - rest.length).replace(/^\ufeff/, '');
    this.blankLines += blanks.split('\n').length - 1;
    this.leadingBlanks ||= blanks.length > 0;
    this.start = rest;
    if (!rest) return '';
    return rest.startsWith('<') ? this.beginMarkup(rest, last) : this.beginTable(rest, last);
  }

  private beginMarkup(text: string, last: boolean): string {
    if (text.length < MARKUP_LENGTH && !last) return '';
    this.start = null;
    this.leadingBlanks &&= text.startsWith('<?xml');
    return text;
  }

  private beginTable(text: string, last: boolean): string {
    const line = 1 + this.blankLines;
    this.table = programMessage(text) === null ? DelimitedText.of(text, this.limits, line) : null;
    if (!this.table && !last && text.length < TABLE_LENGTH) return '';
    if (!this.table) throw new FeedRefused('feed_not_xml', {}, line);
    this.start = null;
    this.leadingBlanks = false;
    return this.table.write(text, last);
  }
}
