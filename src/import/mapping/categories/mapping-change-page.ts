import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor.js';
import { CategoriesService } from '../../../categories/categories.service.js';
import type { CategoryTree } from '../../../categories/category-tree.js';
import { findChoices, toLabels } from '../../../categories/choices/category-choices.js';
import { CategoryChoicesQuery } from '../../../categories/choices/category-choices.query.js';
import { NotFound } from '../../../core/errors/domain-errors.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { ImportStores, storeInUrl } from '../../import-stores.js';
import { mayRunImports } from '../../import.policy.js';
import { route } from '../../../routes.js';
import { CategoryMappingList } from './category-mapping-list.js';
import type { MappingsChangeQuery } from './category-mapping.input.js';
import type { CategoryMapping } from './category-mapping.statements.js';
import { CategorySuggestions, type Suggestion } from './category-suggestions.js';
import { MappingChangesService } from './mapping-changes.service.js';
import { addressOf, isSelection, toChosenPaths } from './mapping-selection.js';

/** Paths whose names are shown. */
const SHOWN_PATHS = 5;
const SHOWN_SUGGESTIONS = 50;
/** Suggestions that are computed; the rest have fewer items. */
const MAX_SUGGESTED = 2_000;
/** Categories offered before a search. */
const LIKELY = 8;
const MINIMUMS = ['sure', 80, 50, 1] as const;

/** The page that changes many category paths together. */
@Injectable()
export class MappingChangePage {
  constructor(
    private readonly changes: MappingChangesService,
    private readonly suggestions: CategorySuggestions,
    private readonly list: CategoryMappingList,
    private readonly categories: CategoriesService,
    private readonly stores: ImportStores,
  ) {}

  /** @throws NotFound also without paths, or without the permission to change them */
  async props(actor: Actor, query: MappingsChangeQuery, locale: Locale) {
    const company = await this.stores.get(actor, query.company);
    if (!isSelection(query) || !mayRunImports(actor, company.id)) throw new NotFound();
    const { find = '' } = query;
    const branch = query.branch || null;
    const [found, tree] = await Promise.all([
      this.changes.select(actor, toChosenPaths(company.id, query)),
      this.categories.tree(),
    ]);
    if (!found.length && branch === null) throw new NotFound();
    const isKept = ({ origin }: CategoryMapping) =>
      origin !== 'none' && origin !== 'google' && origin !== 'branch';
    const changed = branch === null ? found : found.filter((mapping) => !isKept(mapping));
    const unmapped = changed.filter(({ origin }) => origin === 'none').slice(0, MAX_SUGGESTED);
    const suggested = await this.suggestions.suggestFor(unmapped);
    const shown = changed.slice(0, SHOWN_PATHS);
    const examples = await this.list.examplesOf(company.id, shown, locale);
    const { choices, count } = find
      ? findChoices(tree, Object.assign(new CategoryChoicesQuery(), { query: find, kind: 'product' }), locale)
      : await this.likely(tree, branch, suggested, locale);
    return {
      company: { id: company.id, name: company.companyName },
      branch,
      count: changed.length,
      itemCount: changed.reduce((sum, { itemCount }) => sum + itemCount, 0),
      keptCount: found.length - changed.length,
      paths: shown.map(({ id, path, itemCount }) => ({
        id,
        path,
        itemCount,
        examples: examples.get(path) ?? [],
      })),
      suggestions: shownSuggestions(unmapped, suggested, tree, locale),
      accepts: acceptsOf(suggested),
      find,
      choices,
      choiceCount: count,
      url: route('admin.imports.categories.change', {}, locale, addressOf(query)),
      keep: keptOf(query),
      backUrl: route('admin.imports.categories', {}, locale, {
        ...storeInUrl(actor, company),
        origin: query.origin,
        query: query.query,
      }),
    };
  }

  /** The categories that most suggestions name, or that are named like the branch. */
  private async likely(
    tree: CategoryTree,
    branch: string | null,
    suggested: Map<number, Suggestion>,
    locale: Locale,
  ) {
    const counts = new Map<number, number>();
    for (const { categoryId } of suggested.values())
      counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
    const named = branch === null ? [] : await this.suggestions.findSimilar(branch);
    const ids = [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
    const choices = toLabels(tree, [...new Set([...named, ...ids])].slice(0, LIKELY), locale);
    return { choices, count: choices.length };
  }
}

function shownSuggestions(
  mappings: CategoryMapping[],
  suggested: Map<number, Suggestion>,
  tree: CategoryTree,
  locale: Locale,
) {
  return mappings
    .flatMap(({ id, path }) => {
      const suggestion = suggested.get(id);
      const [category] = suggestion ? toLabels(tree, [suggestion.categoryId], locale) : [];
      return suggestion && category ? { path, category: category.label, score: suggestion.score } : [];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, SHOWN_SUGGESTIONS);
}

/** Ways that change different numbers of paths. */
function acceptsOf(suggested: Map<number, Suggestion>) {
  const all = [...suggested.values()];
  const counted = MINIMUMS.map((minimum) => ({
    minimum: String(minimum),
    count: all.filter(({ sure, score }) => (minimum === 'sure' ? sure : score >= minimum)).length,
  }));
  return counted.filter(({ count }, index) => count > 0 && counted[index - 1]?.count !== count);
}

/** The parameters of the page without the search. */
const keptOf = (query: MappingsChangeQuery): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(addressOf(query)).flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [[name, Array.isArray(value) ? value.map(String) : String(value)]],
    ),
  );
