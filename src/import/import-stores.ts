import { Injectable } from '@nestjs/common';
import { type Actor, NO_COMPANY } from '../access/actor.js';
import { can } from '../access/permission-table.js';
import { CompaniesService } from '../companies/companies.service.js';
import type { Company } from '../companies/company.entity.js';
import { NotFound } from '../core/errors/domain-errors.js';
import { maySeeImports } from './import.policy.js';

/** The store whose imports are meant: the person's own, or the one that somebody of the platform has chosen. */
@Injectable()
export class ImportStores {
  constructor(private readonly companies: CompaniesService) {}

  /**
   * @returns null where nobody has chosen one and there is none yet
   * @throws NotFound for a store that is not the actor's to see
   */
  async find(actor: Actor, chosen: number | undefined): Promise<Company | null> {
    const id = chosen ?? (actor.companyId === NO_COMPANY ? await this.first() : actor.companyId);
    if (id === undefined) return null;
    if (!maySeeImports(actor, id)) throw new NotFound();
    return this.companies.get(id);
  }

  /** For people of the platform, who choose among all. @param urlOf leads to the same page of a store */
  async choices(
    actor: Actor,
    urlOf: (companyId: number) => string,
  ): Promise<{ id: number; name: string; url: string }[]> {
    if (!can(actor, 'platform.manage')) return [];
    const companies = await this.companies.listAll();
    return companies.map(({ id, companyName }) => ({ id, name: companyName, url: urlOf(id) }));
  }

  private async first(): Promise<number | undefined> {
    return (await this.companies.listAll())[0]?.id;
  }
}
