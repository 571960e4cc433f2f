import { truncateText } from '../../../core/text/truncate-text.js';
import { plainText } from '../../../core/text/text.js';
import { FeedRefused, type RefusalCode } from '../refused.js';
import type { FeedSurvey } from './survey-feed.js';
import { isReviewTable, isSupplementalTable } from './supplemental-table.js';
import { findDialect } from '../delimited/dialect.js';
import { foldName } from '../fold-name.js';

/** Documents that never list products, by the folded name of the root. */
const KINDS = new Map<string, [code: RefusalCode, kind?: string]>([
  ['urlset', ['feed_sitemap']],
  ['sitemapindex', ['feed_sitemap']],
  ['opml', ['feed_news', 'OPML']],
  ['schema', ['feed_schema', 'XSD']],
  ['definitions', ['feed_schema', 'WSDL']],
  ['stylesheet', ['feed_schema', 'XSLT']],
  ['transform', ['feed_schema', 'XSLT']],
  ['workbook', ['feed_document', 'Excel']],
  ['worddocument', ['feed_document', 'Word']],
  ['svg', ['feed_document', 'SVG']],
  ['plist', ['feed_document', 'Property List']],
]);
const NEWS = new Map([
  ['rss', 'RSS'],
  ['rdf', 'RSS'],
  ['feed', 'Atom'],
]);
/** Elements of entries of RSS, Atom and blog modules; none is a price. */
const NEWS_ELEMENTS = new Set(
  (
    'title link description author category comments enclosure guid pubdate source id updated published summary ' +
    'content contributor rights about creator date subject publisher language encoded commentrss section total ' +
    'thumbnail group base lang etag postid modified thumb featuredimage'
  ).split(' '),
);
const FAILURE = /^(?:errors?|fault|exception|errormessage|faultstring)$/;
const MESSAGE = /^(?:errors?|exception|messages?|errormessage)$/;
/** Fields of an error message. */
const MESSAGE_ELEMENTS = new Set(
  'code errorcode message text type detail details status severity'.split(' '),
);
const PRICE = /price|cena/;
/** Elements of product reviews, which products do not have. */
const RATING = /<(?:[\w-]+:)?(?:ratings?|reviewer|review_?id|stars)[\s>/]/i;
const ENTRY = /<(?:[\w-]+:)?(?:item|entry)[\s>]/i;
const ELEMENT = /<(?:[\w-]+:)?([\w.-]+)/g;
const MESSAGE_ATTRIBUTE = /\s(?:message|msg|description|reason|error|text)\s*=\s*["']([^"']+)["']/i;
const NO_TEXT = /<\?.*?\?>|<!--.*?-->|<!\[CDATA\[|\]\]>/gs;
const TAG = /<[^<>]*>/g;
/** Answers of web services with one text, which may be a document or a message in HTML. */
const ESCAPED =
  /^\s*(?:<[^<>]+>\s*){1,6}(?:<!\[CDATA\[\s*<|&lt;)(?:\?xml|(?!(?:html|head|body|div|span|p|br|b|i|em|strong|h[1-6]|a|font|table|ul|ol|center|pre)(?:[\s/>]|&gt;))[a-z][\w.:-]*(?:\s[^<>&]*)?(?:>|&gt;)\s*(?:<|&lt;)[a-z])/i;
const MAX_TEXT_LENGTH = 150;

/** The kind of a file whose beginning shows that it is not a list of products; null if it may be one. */
export function foreignDocument(survey: FeedSurvey | null, root: string, text: string): FeedRefused | null {
  const known = KINDS.get(foldName(root));
  if (known) return new FeedRefused(known[0], known[1] === undefined ? {} : { kind: known[1] });
  if (survey?.candidates.some(({ name }) => foldName(name) === 'review') && RATING.test(text))
    return new FeedRefused('feed_reviews');
  const columns = [...(survey?.header?.titles.keys() ?? [])];
  if (isReviewTable(columns)) return new FeedRefused('feed_reviews');
  if (isSupplementalTable(columns)) return new FeedRefused('feed_supplemental');
  const news = NEWS.get(foldName(root));
  const isEmpty = !survey || survey.item === 'channel';
  if (news && isEmpty && !ENTRY.test(text)) return new FeedRefused('feed_no_items');
  // the survey cannot see the elements around a single entry
  const isNews = isEmpty ? !hasPrice(text) : survey.fields.every((name) => NEWS_ELEMENTS.has(foldName(name)));
  if (news && isNews) return new FeedRefused('feed_news', { kind: news });
  return survey ? failureOf(survey, text) : answerOf(text);
}

function failureOf({ root, item, fields, candidates }: FeedSurvey, text: string): FeedRefused | null {
  const isFailure = [root, item].some((name) => FAILURE.test(foldName(name)));
  const isRepeated = candidates[0]!.count > 1;
  return isFailure || isMessage(fields.map(foldName), isRepeated, text) ? messageIn(text) : null;
}

/** Products may also have a code and details, so one field has to be the message and none a price. */
function isMessage(fields: string[], isRepeated: boolean, text: string): boolean {
  const says = fields.some((name) => MESSAGE.test(name) || (name === 'text' && !isRepeated));
  return says && fields.every((name) => MESSAGE_ELEMENTS.has(name)) && !hasPrice(text);
}

const hasPrice = (text: string) => namesIn(text).some((name) => PRICE.test(name));

const namesIn = (text: string) => Array.from(text.matchAll(ELEMENT), ([, name]) => foldName(name!));

/** All texts between the tags. */
const linesIn = (text: string) =>
  text
    .replace(NO_TEXT, '\n')
    .replace(TAG, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** The answer of a service without products. */
function answerOf(text: string): FeedRefused | null {
  if (ESCAPED.test(text)) return new FeedRefused('feed_escaped');
  if (findDialect(linesIn(text))) return new FeedRefused('feed_table_inside');
  const names = new Set(namesIn(text));
  const isAnswer = names.size === 1 || [...names].some((name) => MESSAGE.test(name));
  const message = isAnswer ? messageIn(text) : null;
  return message ?? (names.size === 1 ? new FeedRefused('feed_no_items') : null);
}

function messageIn(text: string): FeedRefused | null {
  // tags of escaped markup appear only after unescaping
  const reason =
    plainText(plainText(text.replace(NO_TEXT, ' '))) || plainText(MESSAGE_ATTRIBUTE.exec(text)?.[1] ?? '');
  return reason
    ? new FeedRefused('feed_program_message', { text: truncateText(reason, MAX_TEXT_LENGTH) })
    : null;
}
