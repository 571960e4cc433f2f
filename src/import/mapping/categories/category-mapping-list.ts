import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type LatestChange, LatestChanges } from '../../../audit/latest-changes.js';
import { foldText } from '../../../core/i18n/fold-text.js';
import type { MappingOrigin } from '../../intake/category-resolver.js';
import * as statements from './category-mapping.statements.js';
import type { CategoryMapping } from './category-mapping.statements.js';
import { CategorySuggestions, type Suggestion } from './category-suggestions.js';

/** Unmapped paths whose suggestions are computed to see whether one is sure. */
const MAX_CHECKED = 500;

export interface MappingFilter {
  origin?: MappingOrigin;
  /** A part of the path. */
  query?: string;
  /** From 1. */
  page: number;
  limit: number;
}

/** Reads category paths of stores' feeds, those with the most items first. */
@Injectable()
export class CategoryMappingList {
  constructor(
    private readonly database: DataSource,
    private readonly suggestions: CategorySuggestions,
    private readonly changes: LatestChanges,
  ) {}

  /** One page, and the total count. */
  async page(
    companyId: number,
    { origin, query, page, limit }: MappingFilter,
  ): Promise<{ mappings: CategoryMapping[]; count: number }> {
    const values = [companyId, origin ?? null, foldText(query ?? '')];
    const [{ count }, mappings] = await Promise.all([
      statements.COUNT.one(this.database, values),
      statements.LIST.rows(this.database, [...values, limit, (page - 1) * limit]),
    ]);
    return { mappings, count };
  }

  async countsByOrigin(companyId: number): Promise<Map<MappingOrigin, number>> {
    const rows = await statements.COUNT_BY_ORIGIN.rows(this.database, [companyId]);
    return new Map(rows.map(({ origin, count }) => [origin, count]));
  }

  /** Suggestions for the unmapped ones, by the mapping's id. */
  suggestionsFor(mappings: CategoryMapping[]): Promise<Map<number, Suggestion>> {
    return this.suggestions.of(mappings.filter(({ origin }) => origin === 'none'));
  }

  /** Whether a suggestion is sure; assumed of a store with more than `MAX_CHECKED` unmapped paths. */
  async mayHaveSureSuggestion(companyId: number): Promise<boolean> {
    const { mappings, count } = await this.page(companyId, { origin: 'none', page: 1, limit: MAX_CHECKED });
    if (count > mappings.length) return true;
    const suggested = await this.suggestions.of(mappings);
    return [...suggested.values()].some(({ sure }) => sure);
  }

  /** The last change by a person, by the mapping's id. */
  changesOf(mappings: CategoryMapping[]): Promise<Map<number, LatestChange>> {
    return this.changes.of(
      'category-mapping',
      mappings.map(({ id }) => id),
    );
  }
}
