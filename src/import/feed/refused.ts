/** Why a feed is refused; texts are `refused.<code>` of locales/<locale>/feed.json. */
export const REFUSAL_CODES = [
  'feed_empty',
  'feed_not_xml',
  'feed_archive',
  'feed_spreadsheet',
  'feed_json',
  'feed_document',
  'feed_schema',
  'feed_sitemap',
  'feed_news',
  'feed_reviews',
  'feed_supplemental',
  'feed_escaped',
  'feed_table_inside',
  'feed_program_message',
  'feed_html',
  'feed_html_titled',
  'feed_doctype',
  'feed_truncated',
  'feed_not_well_formed',
  'feed_tag_unmatched',
  'feed_html_unclosed',
  'feed_less_than',
  'feed_less_than_in_attribute',
  'feed_second_root',
  'feed_second_declaration',
  'feed_declaration',
  'feed_text_outside',
  'feed_attribute',
  'feed_cdata_end',
  'feed_comment',
  'feed_unclosed',
  'feed_forbidden_character',
  'feed_forbidden_character_in',
  'feed_prefix_undeclared',
  'feed_quote_unclosed',
  'feed_row_cut',
  'feed_no_items',
  'feed_unknown_format',
  'feed_unknown_items',
  'feed_unknown_columns',
  'feed_too_large',
  'feed_ratio',
  'feed_too_deep',
  'feed_value_too_large',
  'feed_too_many_attributes',
  'feed_item_too_large',
  'feed_gzip_corrupt',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** The whole feed is refused; nothing of it is written. */
export class FeedRefused extends Error {
  /** For the text's placeholders; includes the line if there is one. */
  readonly values: Record<string, string | number>;

  constructor(
    readonly code: RefusalCode,
    values: Record<string, string | number> = {},
    readonly line?: number,
    options?: ErrorOptions,
  ) {
    super(line === undefined ? code : `${code} (line ${line})`, options);
    this.name = 'FeedRefused';
    this.values = line === undefined ? values : { line, ...values };
  }

  /** It can be imported after the store maps its fields. */
  get needsMapping(): boolean {
    return this.code === 'feed_unknown_items' || this.code === 'feed_unknown_columns';
  }
}
