import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { toChoices } from '../../attributes/attribute-form.presenter.js';
import { AttributesService } from '../../attributes/attributes.service.js';
import { CategoriesService } from '../../categories/categories.service.js';
import { toLabels } from '../../categories/choices/category-choices.js';
import { CompaniesService } from '../../companies/companies.service.js';
import type { Locale } from '../../core/i18n/locales.js';

/** Choices of the product data page. */
@Injectable()
export class ProductDataChoices {
  constructor(
    private readonly attributes: AttributesService,
    private readonly categoryTree: CategoriesService,
    private readonly allCompanies: CompaniesService,
  ) {}

  async companies(actor: Actor) {
    if (!can(actor, 'platform.manage')) return [];
    const companies = await this.allCompanies.listAll();
    return companies.map(({ id, companyName }) => ({ id, name: companyName }));
  }

  /** Labels of the categories of a form. */
  async categories(ids: number[], locale: Locale) {
    return toLabels(await this.categoryTree.tree(), ids, locale);
  }

  async definitions(locale: Locale) {
    return toChoices(await this.attributes.listAll(), locale);
  }
}
