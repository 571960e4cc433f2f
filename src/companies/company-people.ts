import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isConfirmed } from '../identity/addresses.js';
import { IdentityProvider } from '../identity/identity-provider.js';
import type { CompanyForm } from './companies.pages.js';

/** Living offers in any status, and people in any. */
export interface CompanyCounts {
  productCount: number;
  userCount: number;
}

/** What hangs on companies, for the people who decide on them. */
@Injectable()
export class CompanyPeople {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: IdentityProvider,
  ) {}

  async counts(companyIds: number[]): Promise<Map<number, CompanyCounts>> {
    const rows = await this.database.query<({ id: number } & CompanyCounts)[]>(COUNTS, [companyIds]);
    return new Map(rows.map(({ id, ...counts }) => [id, counts]));
  }

  /** Who signed the company up and waits with it. */
  async pendingAdmins(companyId: number): Promise<CompanyForm['pendingAdmins']> {
    const people = await this.database.query<{ uid: string; name: string; email: string }[]>(PENDING, [
      companyId,
    ]);
    return Promise.all(
      people.map(async ({ uid, ...person }) => ({
        ...person,
        emailVerified: await this.isVerified(uid, person.email),
      })),
    );
  }

  /** null when the provider cannot say now; nobody shall wait for it. */
  private async isVerified(uid: string, email: string): Promise<boolean | null> {
    const account = await this.provider.account(uid).catch(() => null);
    return account && isConfirmed(account, email);
  }
}

const COUNTS = `
  select company.id,
    (select count(*)::integer from products where company_id = company.id and deleted_at is null) as "productCount",
    (select count(*)::integer from users where company_id = company.id) as "userCount"
  from unnest($1::integer[]) company(id)`;

const PENDING = `
  select firebase_id as uid, trim(first_name || ' ' || last_name) as name, email from users
  where company_id = $1 and status = 'pending' and user_type = 'admin' order by id`;
