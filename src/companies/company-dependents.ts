import { Injectable } from '@nestjs/common';
import type { CompanyForm } from './companies.pages.js';

/** Numbers by id of company; without an entry: 0. */
type Counts = Map<number, number>;

/** Data about companies from the modules above. */
export interface CompanyDetailsProvider {
  /** Offers in any status that are not deleted. */
  countProducts(companyIds: number[]): Promise<Counts>;
  /** Users in any status. */
  countUsers(companyIds: number[]): Promise<Counts>;
  /** Users who signed the company up and await approval with it. */
  pendingAdmins(companyId: number): Promise<CompanyForm['pendingAdmins']>;
}

/** The dependents of companies; the modules that have them register at start. */
@Injectable()
export class CompanyDependents {
  private readonly known: Partial<CompanyDetailsProvider> = {};

  registerProvider(knowledge: Partial<CompanyDetailsProvider>): void {
    Object.assign(this.known, knowledge);
  }

  async counts(ids: number[]): Promise<Map<number, { productCount: number; userCount: number }>> {
    const none: Counts = new Map();
    const [products = none, users = none] = await Promise.all([
      this.known.countProducts?.(ids),
      this.known.countUsers?.(ids),
    ]);
    const of = (id: number) => ({ productCount: products.get(id) ?? 0, userCount: users.get(id) ?? 0 });
    return new Map(ids.map((id) => [id, of(id)]));
  }

  async pendingAdmins(companyId: number): Promise<CompanyForm['pendingAdmins']> {
    return (await this.known.pendingAdmins?.(companyId)) ?? [];
  }
}
