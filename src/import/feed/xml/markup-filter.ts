import { decodeHTMLStrict } from 'entities/decode';
import { detachedCopy } from '../../../core/text/detached-copy.js';
import type { Tolerated } from '../item-source.js';
import { FeedRefused } from '../refused.js';

/** The longest reference of HTML has 33 characters, & and ; included. */
const MAX_REFERENCE_LENGTH = 40;
const REFERENCE = /&(?:#x[0-9a-fA-F]{1,30}|#[0-9]{1,30}|([A-Za-z][A-Za-z0-9]{0,35}));/y;
/** Control characters in XML, but characters of windows-1252 in practice and in all browsers. */
const OF_WINDOWS = /^&#(?:0*1(?:2[89]|[345]\d)|x0*[89][0-9a-f]);$/i;
const UNFINISHED_REFERENCE = /&#?[A-Za-z0-9]*$/y;
const PREDEFINED = ['amp;', 'lt;', 'gt;', 'quot;', 'apos;'];
const CDATA = '<![CDATA[';
const DOCTYPE = '<!DOCTYPE';
/** Characters of a DOCTYPE that show whether it is a web page's. */
const DOCTYPE_LENGTH = 16;
/** A declaration that only names a document type: it declares nothing, and the named file is not fetched. */
const BARE_DOCTYPE =
  /<!DOCTYPE\s+[\w:.-]+\s*(?:(?:SYSTEM|PUBLIC\s+(?:"[^"<>]*"|'[^'<>]*'))\s+(?:"[^"<>]*"|'[^'<>]*')\s*)?>/iy;
const MAX_DOCTYPE_LENGTH = 1000;

/**
 * Makes a stream of text acceptable to a strict XML parser without a DTD: named references of HTML become
 * numeric ones, those to windows-1252 become the intended characters, a bare & becomes &amp;, a DOCTYPE with declarations
 * is refused. CDATA sections, comments and instructions pass unchanged.
 */
export class MarkupFilter {
  readonly named: Tolerated = { count: 0, line: 0, text: '' };
  readonly bare: Tolerated = { count: 0, line: 0, text: '' };
  readonly ofWindows: Tolerated = { count: 0, line: 0, text: '' };
  private carry = '';
  /** End of the current section; null in markup and text. */
  private closer: string | null = null;

  /** @param lineOfCarry line of the first character that was not returned yet */
  constructor(private readonly lineOfCarry: () => number) {}

  /** Nothing is buffered, and markup or text comes next. */
  get isIdle(): boolean {
    return this.carry === '' && this.closer === null;
  }

  /** Tolerated mistakes so far. */
  get tolerated(): number {
    return this.named.count + this.bare.count + this.ofWindows.count;
  }

  write(chunk: string, last = false): string {
    const text = this.carry + chunk;
    this.carry = '';
    let out = '';
    let copied = 0;
    let index = 0;
    const references = new Finder(text, '&');
    const declarations = new Finder(text, '<!');
    const instructions = new Finder(text, '<?');
    while (index < text.length) {
      if (this.closer !== null) {
        index = this.leaveSection(text, index, last);
        continue;
      }
      const reference = references.next(index);
      const at = Math.min(reference, declarations.next(index), instructions.next(index));
      if (at === Infinity) break;
      const isReference = at === reference;
      if (!last && (isReference ? isCut(text, at) : isCutDeclaration(text, at))) {
        this.carry = text.slice(at);
        break;
      }
      if (!isReference) {
        index = this.enterSection(text, at);
        continue;
      }
      const [end, replacement] = this.reference(text, at);
      if (replacement !== null) {
        out += text.slice(copied, at) + replacement;
        copied = end;
      }
      index = end;
    }
    if (!last && !this.carry && this.closer === null && text.endsWith('<')) this.carry = '<';
    return out + text.slice(copied, text.length - this.carry.length);
  }

  private leaveSection(text: string, index: number, last: boolean): number {
    const closer = this.closer!;
    const at = text.indexOf(closer, index);
    if (at !== -1) {
      this.closer = null;
      return at + closer.length;
    }
    if (!last) this.carry = beginningOf(closer, text.slice(Math.max(index, text.length - closer.length + 1)));
    return text.length;
  }

  private enterSection(text: string, at: number): number {
    if (text[at + 1] === '?') this.closer = '?>';
    else if (text.startsWith('<!--', at)) this.closer = '-->';
    else if (text.startsWith(CDATA, at)) this.closer = ']]>';
    else if (text.slice(at, at + DOCTYPE.length).toUpperCase() === DOCTYPE) {
      BARE_DOCTYPE.lastIndex = at;
      const isPage = /^<!doctype\s+html/i.test(text.slice(at, at + 40));
      if (!isPage && BARE_DOCTYPE.test(text)) return BARE_DOCTYPE.lastIndex;
      throw new FeedRefused(isPage ? 'feed_html' : 'feed_doctype', {}, this.lineAt(text, at));
    }
    if (this.closer === '-->') return at + 4;
    return at + (this.closer === ']]>' ? CDATA.length : 2);
  }

  /** End of a reference and its replacement; a null replacement leaves it unchanged. */
  private reference(text: string, at: number): [end: number, replacement: string | null] {
    for (const name of PREDEFINED) if (text.startsWith(name, at + 1)) return [at + 1 + name.length, null];
    REFERENCE.lastIndex = at;
    const match = REFERENCE.exec(text);
    if (match) {
      const [whole, name] = match;
      if (name === undefined && !OF_WINDOWS.test(whole)) return [at + whole.length, null];
      const replacement = numeric(whole);
      if (replacement !== null) {
        this.countMistake(name === undefined ? this.ofWindows : this.named, text, at, whole);
        return [at + whole.length, replacement];
      }
    }
    this.countMistake(this.bare, text, at, text.slice(at, at + 30));
    return [at + 1, '&amp;'];
  }

  private countMistake(tolerated: Tolerated, text: string, at: number, sample: string): void {
    if (tolerated.count++ > 0) return;
    tolerated.line = this.lineAt(text, at);
    tolerated.text = sample;
  }

  private lineAt(text: string, at: number): number {
    let line = this.lineOfCarry();
    for (let next = text.indexOf('\n'); next !== -1 && next < at; next = text.indexOf('\n', next + 1)) line++;
    return line;
  }
}

/** Finds a string repeatedly without searching any part twice; Infinity when there is none left. */
class Finder {
  private at = -1;

  constructor(
    private readonly text: string,
    private readonly needle: string,
  ) {}

  next(from: number): number {
    if (this.at < from) {
      const at = this.text.indexOf(this.needle, from);
      this.at = at === -1 ? Infinity : at;
    }
    return this.at;
  }
}

function isCut(text: string, at: number): boolean {
  if (text.length - at > MAX_REFERENCE_LENGTH) return false;
  UNFINISHED_REFERENCE.lastIndex = at;
  return UNFINISHED_REFERENCE.test(text);
}

/** A DOCTYPE is complete with its first > or [. */
function isCutDeclaration(text: string, at: number): boolean {
  const length = text.length - at;
  if (length < DOCTYPE_LENGTH) return true;
  if (length >= MAX_DOCTYPE_LENGTH || text.slice(at, at + DOCTYPE.length).toUpperCase() !== DOCTYPE)
    return false;
  return !/[>[]/.test(text.slice(at));
}

/** The longest end of `text` that may be the beginning of `closer`. */
function beginningOf(closer: string, text: string): string {
  for (let length = Math.min(closer.length - 1, text.length); length > 0; length--)
    if (text.endsWith(closer.slice(0, length))) return closer.slice(0, length);
  return '';
}

const known = new Map<string, string | null>();

/** Numeric references, which cannot add markup as &LT; would; null for a name that HTML does not have. */
function numeric(reference: string): string | null {
  let found = known.get(reference);
  if (found === undefined) {
    const decoded = decodeHTMLStrict(reference);
    found =
      decoded === reference ? null : Array.from(decoded, (char) => `&#${char.codePointAt(0)};`).join('');
    if (found !== null) known.set(detachedCopy(reference), found);
  }
  return found;
}
