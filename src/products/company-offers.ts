import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CompanyDependents } from '../companies/company-dependents.js';
import { int, statement } from '../core/database/statement.js';

/** Gives the companies module the number of each store's offers. */
@Injectable()
export class CompanyOffers implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly companies: CompanyDependents,
  ) {}

  onModuleInit(): void {
    this.companies.registerProvider({ countProducts: (ids) => this.count(ids) });
  }

  private async count(companyIds: number[]): Promise<Map<number, number>> {
    const rows = await COUNTS.rows(this.database, [companyIds]);
    return new Map(rows.map(({ id, count }) => [id, count]));
  }
}

const COUNTS = statement({ id: int, count: int })`
  select company_id as id, count(*)::integer as count from products
  where company_id = any($1::integer[]) and deleted_at is null group by company_id`;
