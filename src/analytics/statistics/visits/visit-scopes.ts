import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor.js';
import { assertCompany, companyScope } from '../../../access/actor-scope.js';
import { can } from '../../../access/permission-table.js';
import { CompaniesService } from '../../../companies/companies.service.js';
import { NotFound } from '../../../core/errors/domain-errors.js';
import type { StatisticsQuery } from '../statistics.query.js';
import { type VisitedProduct, VisitedProducts } from './visited-products.js';

type Asked = Pick<StatisticsQuery, 'company' | 'product'>;

/** Whose visits somebody asks for, and may see. */
@Injectable()
export class VisitScopes {
  constructor(
    private readonly products: VisitedProducts,
    private readonly companies: CompaniesService,
  ) {}

  /**
   * The store; undefined: all of them.
   * @throws NotFound for another one's
   */
  companyOf(actor: Actor, { company }: Asked): number | undefined {
    if (company === undefined) return companyScope(actor, 'company.read').companyId;
    assertCompany(actor, 'company.read', company);
    return company;
  }

  /**
   * The product that is asked for, if one is.
   * @throws NotFound also for another store's
   */
  async productOf(actor: Actor, { product: id }: Asked): Promise<VisitedProduct | null> {
    if (id === undefined) return null;
    const product = await this.products.find(id);
    if (!product) throw new NotFound();
    assertCompany(actor, 'company.read', product.companyId);
    return product;
  }

  /** The stores among which people of the platform choose. */
  async choices(actor: Actor): Promise<{ id: number; name: string }[]> {
    if (!can(actor, 'platform.manage')) return [];
    const companies = await this.companies.listAll();
    return companies.map(({ id, companyName }) => ({ id, name: companyName }));
  }
}
