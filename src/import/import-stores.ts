import { Injectable } from '@nestjs/common';
import { type Actor, NO_COMPANY } from '../access/actor.js';
import { CompaniesService } from '../companies/companies.service.js';
import type { Company } from '../companies/company.entity.js';
import { NotFound } from '../core/errors/domain-errors.js';
import { maySeeImports } from './import.policy.js';

/** The store of a page or call about imports: the actor's own, or a catalogue admin's selection. */
@Injectable()
export class ImportStores {
  constructor(private readonly companies: CompaniesService) {}

  /**
   * @param chosen id of the selected store
   * @returns null when none is selected and there is no store yet
   * @throws NotFound for a store that the actor may not see
   */
  async find(actor: Actor, chosen: number | undefined): Promise<Company | null> {
    const id = chosen ?? (actor.companyId === NO_COMPANY ? await this.first() : actor.companyId);
    if (id === undefined) return null;
    if (!maySeeImports(actor, id)) throw new NotFound();
    return this.companies.get(id);
  }

  /**
   * Like `find`.
   * @throws NotFound also when there is no store
   */
  async get(actor: Actor, chosen: number | undefined): Promise<Company> {
    const company = await this.find(actor, chosen);
    if (!company) throw new NotFound();
    return company;
  }

  /** The store's data on pages. */
  shown(actor: Actor, company: Company | null) {
    return {
      company: company && { id: company.id, name: company.companyName },
      companies: () => this.companies.choices(actor),
    };
  }

  private async first(): Promise<number | undefined> {
    return (await this.companies.listAll())[0]?.id;
  }
}

/** The parameter of URLs of pages; the actor's own store is not named in them. */
export const storeInUrl = (actor: Actor, company: Pick<Company, 'id'> | null) => ({
  company: !company || company.id === actor.companyId ? null : company.id,
});
