import { FeedRefused } from '../refused.js';
import { DelimitedText } from './delimited-text.js';

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

  /** @param rowLength characters of a row of a table */
  constructor(private readonly rowLength: number) {}

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
    const isMarkup = rest.startsWith('<');
    if (!rest || (!last && !isWhole(rest, isMarkup))) return '';
    this.start = null;
    this.leadingBlanks &&= rest.startsWith('<?xml');
    if (isMarkup) return rest;
    this.table = DelimitedText.of(rest, this.rowLength, 1 + this.blankLines);
    if (!this.table) throw new FeedRefused('feed_not_xml', {}, 1 + this.blankLines);
    return this.table.write(rest, last);
  }
}

/** Whether the beginning shows what the text is. */
const isWhole = (text: string, isMarkup: boolean) =>
  isMarkup ? text.length >= MARKUP_LENGTH : text.length >= TABLE_LENGTH || /[\r\n].*[\r\n]/.test(text);
