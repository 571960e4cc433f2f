import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../access/actor.js';
import { companyScope } from '../../../access/actor-scope.js';
import { type LatestChange, LatestChanges } from '../../../audit/latest-changes.js';
import { type PageOf, pageOf } from '../../../core/database/page-of.js';
import { foldText } from '../../../core/i18n/fold-text.js';
import { type LocalText, localText } from '../../../core/i18n/local-text.js';
import type { Locale } from '../../../core/i18n/locales.js';
import type { MappingOrigin } from '../../intake/category-resolver.js';
import * as statements from './category-mapping.statements.js';
import type { CategoryMapping } from './category-mapping.statements.js';
import { CategorySuggestions, type Suggestion } from './category-suggestions.js';

/** If there are more unmapped paths, a suggestion is assumed instead of computed. */
const MAX_CHECKED = 500;

interface MappingFilter extends PageOf {
  origin?: MappingOrigin | null;
  /** A part of the path. */
  query?: string;
}

/** Reads category paths of stores' feeds, those with the most items first; of no store, Google's taxonomy. */
@Injectable()
export class CategoryMappingList {
  constructor(
    private readonly database: DataSource,
    private readonly suggestions: CategorySuggestions,
    private readonly changes: LatestChanges,
  ) {}

  /** One page, and the total count. */
  page(companyId: number | null, { origin = null, query = '', ...page }: MappingFilter) {
    return pageOf(this.database, statements.LIST, [companyId, origin, foldText(query)], page);
  }

  async countsByOrigin(companyId: number | null): Promise<Map<MappingOrigin, number>> {
    const rows = await statements.COUNT_BY_ORIGIN.rows(this.database, [companyId]);
    return new Map(rows.map(({ origin, count }) => [origin, count]));
  }

  /** Suggestions for the unmapped ones, by the mapping's id. */
  suggestionsFor(mappings: CategoryMapping[]): Promise<Map<number, Suggestion>> {
    return this.suggestions.suggestFor(mappings.filter(({ origin }) => origin === 'none'));
  }

  /**
   * Whether there is a suggestion, of Google's taxonomy a sure one; assumed of a list with more than `MAX_CHECKED`
   * unmapped paths.
   */
  async mayHaveSuggestion(companyId: number | null): Promise<boolean> {
    const { items, count } = await this.page(companyId, { origin: 'none', page: 1, limit: MAX_CHECKED });
    if (count > items.length) return true;
    const suggested = await this.suggestions.suggestFor(items);
    return [...suggested.values()].some(({ sure }) => sure || companyId !== null);
  }

  /** Names of up to three offers by path, of paths with offers. */
  async examplesOf(
    companyId: number,
    mappings: CategoryMapping[],
    locale: Locale,
  ): Promise<Map<string, LocalText[]>> {
    const rows = await statements.EXAMPLES.rows(this.database, [companyId, mappings.map(({ path }) => path)]);
    return new Map(
      rows.map(({ path, names }) => [path, names.flatMap((name) => localText(name, locale) ?? [])]),
    );
  }

  /** The last change by a person, by the mapping's id. */
  changesOf(actor: Actor, mappings: CategoryMapping[], locale: Locale): Promise<Map<number, LatestChange>> {
    const ids = mappings.map(({ id }) => id);
    return this.changes.findChanges('category-mapping', ids, companyScope(actor, 'company.read'), locale);
  }
}
