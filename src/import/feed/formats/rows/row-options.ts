import type { MappingRules } from '../../../stored-mappings/mapping-rules.js';
import { type FeedNode, IndexedNode } from '../../feed-node.js';
import { codeFromLink } from '../../values/code-from-link.js';
import { isFiller } from '../../values/filler.js';
import { FeedPath } from '../tables/feed-path.js';
import type { FormatContext, RawOffer } from '../tables/format.js';
import { columnOfName, LinkTemplate, MISSING_PARENT } from './placeholders.js';
import { RowFilters } from './row-filters.js';

const ABSOLUTE = /^(?:https?:)?\/\//i;

/** The values of an offer that a mapping makes of several columns. */
export class RowOptions {
  private readonly template: LinkTemplate | null;
  private readonly filters: RowFilters;
  private readonly key: FeedPath | null;
  /** Columns whose values distinguish the variants of a product. */
  private readonly options: FeedPath[];

  private readonly imageAddress: string | null;

  constructor({ linkTemplate, imageAddress, filters = [], rows, fields }: MappingRules) {
    this.imageAddress = imageAddress || null;
    this.template = linkTemplate ? new LinkTemplate(linkTemplate) : null;
    this.filters = new RowFilters(filters);
    this.key = rows ? new FeedPath(rows.key) : null;
    this.options = fields.flatMap(({ path, label }) => (columnOfName(label) ? new FeedPath(path) : []));
  }

  complete(offer: RawOffer, node: FeedNode, { report }: FormatContext): RawOffer {
    const item = new IndexedNode(node);
    const missing = item.childrenNamed(MISSING_PARENT)[0];
    if (missing) report('error', 'parent_missing', missing.text);
    offer.filtered = this.filters.reasonAgainst(item);
    if (this.imageAddress !== null) offer.pictures = offer.pictures.flatMap((text) => this.imagesIn(text));
    offer.link ||= this.template?.fill(item) ?? '';
    if (!offer.id) this.addCode(offer, item, report);
    return offer;
  }

  /** Images with the address above them. */
  private imagesIn(text: string): string[] {
    return text.split(',').map((piece) => {
      const path = piece.trim();
      return !path || ABSOLUTE.test(path) ? path : `${this.imageAddress}/${path.replace(/^\/+/, '')}`;
    });
  }

  private addCode(offer: RawOffer, item: IndexedNode, report: FormatContext['report']): void {
    const key = this.key?.texts(item)[0];
    if (key) {
      const values = this.options.flatMap((path) => path.texts(item).filter((text) => !isFiller(text)));
      offer.id = [key, ...values].join('-');
      report('notice', 'id_from_options', offer.id);
    } else if (this.template && offer.link) {
      offer.id = codeFromLink(offer.link);
      report('notice', 'id_from_link', offer.id);
    }
  }
}
