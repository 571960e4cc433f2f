import { Injectable } from '@nestjs/common';
import { StoredObjectMissing } from '../../../core/storage/storage.js';
import type { FeedMapping } from '../../stored-mappings/feed-mapping.entity.js';
import { FeedMappingsService } from '../../stored-mappings/feed-mappings.service.js';
import type { MappingRules } from '../../stored-mappings/mapping-rules.js';
import { type FeedBeginning, firstItems, readBeginning } from '../../feed/probing/beginning.js';
import { type SurveyedField, fieldsOf } from '../../feed/probing/feed-fields.js';
import type { CategoryList } from '../../feed/category-list.js';
import type { ReadFeedOptions } from '../../feed/items/options.js';
import type { FeedItem } from '../../feed/offer.js';
import { previewFeed } from '../../feed/reading/preview-feed.js';
import { type ItemCandidate, surveyFeed } from '../../feed/probing/survey-feed.js';
import { mappingsFor } from '../../feed/probing/mappings-for.js';
import { type Columns, findShop, type ShopId } from '../../feed/probing/shop-profiles.js';
import { foldName } from '../../feed/fold-name.js';
import { FeedFiles } from '../../runs/feed-files.js';
import type { Import } from '../../import.entity.js';

const SURVEYED_ITEMS = 500;
const PREVIEWED_ITEMS = 10;

/** Elements and fields in the beginning of an import's file. */
export interface SurveyedFile {
  root: string;
  /** Digest of a table's header row; left out: XML. */
  header?: string;
  /** The element that contains one offer: the requested one, else the mapping's, else the most likely one. */
  item: string;
  candidates: ItemCandidate[];
  fields: SurveyedField[];
  /** The number of surveyed items. */
  itemCount: number;
  /** All columns of a table, titles by paths; empty: XML. */
  columns: Columns;
  /** The shop system that exported a table. */
  shop: ShopId | null;
  /** The store's website. */
  website: string | null;
  /** The categories that the file lists next to its items; null: none. */
  categories: CategoryList | null;
  /** The store's mapping that reads it; of a table perhaps one of a similar header row. */
  mapping: FeedMapping | null;
}

/** Reads the beginning of files, without storing anything. */
@Injectable()
export class FeedSurveys {
  constructor(
    private readonly files: FeedFiles,
    private readonly mappings: FeedMappingsService,
  ) {}

  /** @returns null when the file is no longer stored, or no element looks like an offer */
  async survey(run: Import, wanted?: string): Promise<SurveyedFile | null> {
    const opened = await this.open(run);
    const survey = opened && (await surveyFeed(opened.beginning));
    if (!survey) return null;
    const { beginning, options } = opened;
    const mappings = (await this.mappings.list(run.companyId)).filter(
      ({ rules }) => rules.completes === undefined,
    );
    const known = mappingsFor(
      mappings.map(({ rules }) => rules),
      survey,
    );
    const item = nameOf(survey.candidates, wanted ?? known[0]?.item) ?? survey.item;
    const best = known.find((rules) => foldName(rules.item) === foldName(item));
    const { items, categories } = await firstItems(beginning, item, SURVEYED_ITEMS);
    const columns: Columns = survey.header?.titles ?? new Map();
    return {
      root: survey.root,
      ...(survey.header && { header: survey.header.digest }),
      item,
      candidates: survey.candidates,
      fields: fieldsOf(
        items.map(({ node }) => node),
        survey.header,
      ),
      itemCount: items.length,
      columns,
      shop: findShop(columns),
      website: options.baseUrl ?? null,
      categories,
      mapping: mappings.find(({ rules }) => rules === best) ?? null,
    };
  }

  /** The first items, read by these rules. */
  async preview(run: Import, rules: MappingRules): Promise<FeedItem[]> {
    const opened = await this.open(run);
    return opened ? previewFeed(opened.beginning, rules, opened.options, PREVIEWED_ITEMS) : [];
  }

  private async open(run: Import): Promise<{ beginning: FeedBeginning; options: ReadFeedOptions } | null> {
    if (run.retention.cleanedAt) return null;
    const { open, options } = await this.files.open(run);
    try {
      return { beginning: await readBeginning(open, options), options };
    } catch (error) {
      if (error instanceof StoredObjectMissing) return null;
      throw error;
    }
  }
}

/** The candidate with the requested name, ignoring case. */
const nameOf = (candidates: ItemCandidate[], wanted: string | undefined) =>
  candidates.find(({ name }) => wanted !== undefined && foldName(name) === foldName(wanted))?.name;
