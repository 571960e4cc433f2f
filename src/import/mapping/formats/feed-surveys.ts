import { Injectable } from '@nestjs/common';
import { StoredObjectMissing } from '../../../core/storage/storage.js';
import type { FeedMapping } from '../../stored-mappings/feed-mapping.entity.js';
import { FeedMappingsService } from '../../stored-mappings/feed-mappings.service.js';
import type { MappingRules } from '../../stored-mappings/mapping-rules.js';
import { type FeedBeginning, firstItems, readBeginning } from '../../feed/probing/beginning.js';
import { type SurveyedField, fieldsOf } from '../../feed/probing/feed-fields.js';
import type { CategoryList } from '../../feed/category-list.js';
import type { FeedItem } from '../../feed/offer.js';
import { previewFeed } from '../../feed/reading/preview-feed.js';
import { type ItemCandidate, surveyFeed } from '../../feed/probing/survey-feed.js';
import { mappingsFor } from '../../feed/probing/mappings-for.js';
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
    const beginning = await this.beginningOf(run);
    const survey = beginning && (await surveyFeed(beginning));
    if (!survey) return null;
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
      categories,
      mapping: mappings.find(({ rules }) => rules === best) ?? null,
    };
  }

  /** The first items, read by these rules. */
  async preview(run: Import, rules: MappingRules): Promise<FeedItem[]> {
    const beginning = await this.beginningOf(run);
    if (!beginning) return [];
    const { options } = await this.files.open(run);
    return previewFeed(beginning, rules, options, PREVIEWED_ITEMS);
  }

  private async beginningOf(run: Import): Promise<FeedBeginning | null> {
    if (run.retention.cleanedAt) return null;
    const { open, options } = await this.files.open(run);
    try {
      return await readBeginning(open, options);
    } catch (error) {
      if (error instanceof StoredObjectMissing) return null;
      throw error;
    }
  }
}

/** The candidate with the requested name, ignoring case. */
const nameOf = (candidates: ItemCandidate[], wanted: string | undefined) =>
  candidates.find(({ name }) => wanted !== undefined && foldName(name) === foldName(wanted))?.name;
