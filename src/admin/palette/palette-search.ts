import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { can } from '../../access/permission-table.js';
import { CompaniesSearch } from '../../companies/companies.search.js';
import type { Locale } from '../../core/i18n/locales.js';
import { CategoriesService } from '../../categories/categories.service.js';
import { UsersQuery } from '../../users/users.query.js';
import { UsersSearch } from '../../users/users.search.js';
import type { PaletteRecord, PaletteResults } from './command-palette.props.js';
import { findCategories, toCompanyRecord, toUserRecord } from './palette-record.presenter.js';
import { PaletteProducts } from './palette-products.js';

/** Results of each kind, so that all kinds fit on the screen. */
const SHOWN = 4;
/** A single letter matches too much. */
const MIN_LENGTH = 2;
const MAX_LENGTH = 100;

/** Searches records that the actor works with, by words, their beginnings, and codes. */
@Injectable()
export class PaletteSearch {
  constructor(
    private readonly products: PaletteProducts,
    private readonly categories: CategoriesService,
    private readonly companies: CompaniesSearch,
    private readonly users: UsersSearch,
  ) {}

  async search(actor: Actor, words: string, locale: Locale): Promise<PaletteResults> {
    const query = words.trim().slice(0, MAX_LENGTH);
    if (query.length < MIN_LENGTH) return { query: words, records: [] };
    const isOfPlatform = can(actor, 'platform.manage');
    const found = await Promise.all([
      can(actor, 'company.read') && this.products.find(companyScope(actor, 'company.read'), query, locale),
      isOfPlatform && this.findCategories(query, locale),
      isOfPlatform && this.findCompanies(query, locale),
      can(actor, 'users.manage') && this.findUsers(actor, query, locale),
    ]);
    return { query: words, records: found.flatMap((records) => records || []) };
  }

  private async findCategories(query: string, locale: Locale): Promise<PaletteRecord[]> {
    return findCategories(await this.categories.tree(), query, locale).slice(0, SHOWN);
  }

  private async findCompanies(query: string, locale: Locale): Promise<PaletteRecord[]> {
    const list = { query, status: 'all', sort: 'name', page: 1, limit: SHOWN } as const;
    const { companies } = await this.companies.list(list);
    return companies.map((company) => toCompanyRecord(company, locale));
  }

  private async findUsers(actor: Actor, query: string, locale: Locale): Promise<PaletteRecord[]> {
    const list = Object.assign(new UsersQuery(), { query, status: 'all', limit: SHOWN });
    const { items } = await this.users.search(actor, list);
    return items.map((user) => toUserRecord(user, locale));
  }
}
