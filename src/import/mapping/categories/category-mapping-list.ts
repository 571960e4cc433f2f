import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type LatestChange, LatestChanges } from '../../../audit/latest-changes.js';
import { foldText } from '../../../core/i18n/fold-text.js';
import type { MappingOrigin } from '../../intake/category-resolver.js';
import * as statements from './category-mapping.statements.js';
import { type CategoryMapping, CategorySuggestions, type Suggestion } from './category-suggestions.js';

/** Paths with a suggestion to look for before one that is sure is taken for granted. */
const LOOKED_AT = 500;

/** Which paths of a store, and which page of them. */
export interface WantedMappings {
  origin?: MappingOrigin;
  /** A part of the path. */
  query?: string;
  /** From 1. */
  page: number;
  limit: number;
}

/** Category paths of stores' feeds, those with the most goods first. */
@Injectable()
export class CategoryMappingList {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly suggestions: CategorySuggestions,
    private readonly changes: LatestChanges,
  ) {}

  /** One page, and how many there are on all. */
  async page(
    companyId: number,
    { origin, query, page, limit }: WantedMappings,
  ): Promise<{ mappings: CategoryMapping[]; count: number }> {
    const found = [companyId, origin ?? null, foldText(query ?? '')];
    const [[counted], mappings] = await Promise.all([
      this.database.query<{ count: number }[]>(statements.COUNT, found),
      this.database.query<CategoryMapping[]>(statements.LIST, [...found, limit, (page - 1) * limit]),
    ]);
    return { mappings, count: counted!.count };
  }

  async countsByOrigin(companyId: number): Promise<Map<MappingOrigin, number>> {
    const rows = await this.database.query<{ origin: MappingOrigin; count: number }[]>(
      statements.COUNT_BY_ORIGIN,
      [companyId],
    );
    return new Map(rows.map(({ origin, count }) => [origin, count]));
  }

  /** Where those that lead nowhere could lead, by their ids. */
  suggestionsFor(mappings: CategoryMapping[]): Promise<Map<number, Suggestion>> {
    return this.suggestions.of(mappings.filter(({ origin }) => origin === 'none'));
  }

  /** Whether a suggestion is sure; of a store with very many paths that lead nowhere, whether one may be. */
  async maySuggestSurely(companyId: number): Promise<boolean> {
    const { mappings, count } = await this.page(companyId, { origin: 'none', page: 1, limit: LOOKED_AT });
    if (count > mappings.length) return true;
    const suggested = await this.suggestions.of(mappings);
    return [...suggested.values()].some(({ sure }) => sure);
  }

  /** Who has said last where they lead, by their ids. */
  changesOf(mappings: CategoryMapping[]): Promise<Map<number, LatestChange>> {
    return this.changes.of(
      'category-mapping',
      mappings.map(({ id }) => id),
    );
  }
}
