import { type Dialect, findDialect } from '../delimited/dialect.js';
import { FeedRefused } from '../refused.js';
import { programMessage } from '../xml/program-message.js';

/** Characters of the shortest beginning of XML that says what it is. */
const MARKUP_LENGTH = 6;
/** Characters within which a table has its column names and a row. */
const TABLE_LENGTH = 64 * 1024;

/** The text of a feed from its first element or line on. Real feeds have spaces before their declaration. */
export class FeedText {
  /** There were blank lines before the XML declaration. */
  leadingBlanks = false;
  blankLines = 0;
  /** Set when the feed is a table. */
  dialect: Dialect | null = null;
  /** Waits until it shows what it is; null when it has. */
  private start: string | null = '';

  get isEmpty(): boolean {
    return this.start === '';
  }

  /** Line of the first character that is no space. */
  get firstLine(): number {
    return 1 + this.blankLines;
  }

  /**
   * The text that shows what it is, and all after it; empty before.
   * @param last whether the file ends here
   * @throws FeedRefused when it is neither XML nor a table
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
    if (!this.dialect) throw new FeedRefused('feed_not_xml', {}, this.firstLine);
    this.leadingBlanks = false;
    return true;
  }
}
