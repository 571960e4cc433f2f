import { Injectable } from '@nestjs/common';
import { Texts } from '../../../core/i18n/texts.js';
import type { Actor } from '../../../access/actor.js';
import { companyScope } from '../../../access/actor-scope.js';
import { LatestChanges } from '../../../audit/latest-changes.js';
import type { Company } from '../../../companies/company.entity.js';
import { versionOf } from '../../../core/http/versions/versioned.js';
import type { Locale } from '../../../core/i18n/locales.js';
import type { FeedMapping } from '../../stored-mappings/feed-mapping.entity.js';
import { MAPPING_ORIGINS } from '../../intake/category-resolver.js';
import { mayRunImports } from '../../import.policy.js';
import { ImportStores, storeInUrl } from '../../import-stores.js';
import { route } from '../../../routes.js';
import { CategoryMappingList } from '../categories/category-mapping-list.js';
import type { OwnFormatProps } from '../import-mapping.pages.js';
import { ROW } from '../../feed/delimited/delimited-items.js';
import { targetLabel } from '../../stored-mappings/mapping-targets.js';
import { StoredFormats } from './stored-formats.service.js';

@Injectable()
export class FormatsPage {
  constructor(
    private readonly stores: ImportStores,
    private readonly formats: StoredFormats,
    private readonly categories: CategoryMappingList,
    private readonly changes: LatestChanges,
    private readonly texts: Texts,
  ) {}

  /** @throws NotFound for another company */
  async props(actor: Actor, chosen: number | undefined, locale: Locale) {
    const company = await this.stores.find(actor, chosen);
    const ofStore = storeInUrl(actor, company);
    return {
      ...this.stores.shown(actor, company),
      formats: () => (company ? this.list(actor, company, locale) : []),
      categories: () => (company ? this.counts(company, ofStore, locale) : []),
      categoriesUrl: route('admin.imports.categories', {}, locale, ofStore),
      importsUrl: route('admin.imports', {}, locale, ofStore),
    };
  }

  /**
   * The page on which people edit a format: the page of a file with that format, else the list of formats.
   * @throws NotFound also for a format of another company
   */
  async urlOf(actor: Actor, id: number, locale: Locale): Promise<string> {
    const mapping = await this.formats.get(actor, id);
    const { companyId: company } = mapping;
    const importId = (await this.formats.shownBy(company)).get(id);
    return importId
      ? editUrl(importId, mapping, locale)
      : route('admin.imports.formats', {}, locale, { company });
  }

  private async list(actor: Actor, { id }: Company, locale: Locale): Promise<OwnFormatProps[]> {
    const mappings = await this.formats.list(id);
    const mayRun = mayRunImports(actor, id);
    const [shownBy, changes] = await Promise.all([
      mayRun ? this.formats.shownBy(id) : new Map<number, number>(),
      this.changes.findChanges(
        'feed-mapping',
        mappings.map((mapping) => mapping.id),
        companyScope(actor, 'company.read'),
        locale,
      ),
    ]);
    return mappings.map((mapping) => {
      const importId = shownBy.get(mapping.id);
      return {
        ...toOwnFormat(mapping, (key) => this.texts.t(key, locale)),
        changedBy: changes.get(mapping.id)?.by ?? null,
        editUrl: importId ? editUrl(importId, mapping, locale) : null,
        deleteUrl: mayRun ? route('admin.imports.own-format', { id: mapping.id }, locale) : null,
      };
    });
  }

  private async counts({ id }: Company, ofStore: { company: number | null }, locale: Locale) {
    const counts = await this.categories.countsByOrigin(id);
    return MAPPING_ORIGINS.map((origin) => ({
      origin,
      count: counts.get(origin) ?? 0,
      url: route('admin.imports.categories', {}, locale, { ...ofStore, origin }),
    }));
  }
}

/** Fields are added to a known format on the page that lists its unread fields. */
const editUrl = (importId: number, { item, rules }: FeedMapping, locale: Locale) =>
  rules.completes === undefined
    ? route('admin.imports.format', { id: importId }, locale, { item })
    : route('admin.imports.diagnosis', {}, locale, { run: importId });

function toOwnFormat(mapping: FeedMapping, translate: (key: string) => string) {
  const { id, root, item, rules, updatedAt } = mapping;
  const { root: _root, item: _item, header: _header, fields, constants, completes, ...settings } = rules;
  return {
    id,
    isTable: item === ROW,
    root,
    item,
    completes: completes === undefined ? null : translate(`feed.formats.${completes}`),
    fields: fields.map(({ path, title, target, label }) => ({
      path,
      title: title ?? path,
      label: label ?? targetLabel(target, translate),
    })),
    settings,
    constants,
    changedAt: updatedAt.toISOString(),
    version: versionOf(mapping),
  };
}
