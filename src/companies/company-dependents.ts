import { Injectable } from '@nestjs/common';
import type { CompanyForm } from './companies.pages.js';

/** How many each company has, by its id; one that has none may be missing. */
type Counts = Map<number, number>;

/** What modules above know of companies. */
export interface CompanyDetailsProvider {
  /** Living offers in any status. */
  countProducts(companyIds: number[]): Promise<Counts>;
  /** People in any status. */
  countUsers(companyIds: number[]): Promise<Counts>;
  /** Who signed the company up and waits with it. */
  pendingAdmins(companyId: number): Promise<CompanyForm['pendingAdmins']>;
}

/** What hangs on companies, for the people who decide on them. The modules that know it say so at the start. */
@Injectable()
export class CompanyDependents {
  private readonly known: Partial<CompanyDetailsProvider> = {};

  tell(knowledge: Partial<CompanyDetailsProvider>): void {
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
