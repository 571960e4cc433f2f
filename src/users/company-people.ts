import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { CompanyDependents } from '../companies/company-dependents.js';
import { isConfirmed } from '../auth/identity/addresses.js';
import { IdentityProvider } from '../auth/identity/identity-provider.js';
import { User } from './user.entity.js';

/** Gives the companies module data of stores' users. */
@Injectable()
export class CompanyPeople implements OnModuleInit {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly provider: IdentityProvider,
    private readonly companies: CompanyDependents,
  ) {}

  onModuleInit(): void {
    this.companies.registerProvider({
      countUsers: (ids) => this.count(ids),
      pendingAdmins: (id) => this.pendingAdmins(id),
    });
  }

  private async count(companyIds: number[]): Promise<Map<number, number>> {
    const rows = await this.users
      .createQueryBuilder('person')
      .select(['person.company_id as id', 'count(*)::integer as count'])
      .where({ companyId: In(companyIds) })
      .groupBy('person.company_id')
      .getRawMany<{ id: number; count: number }>();
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  private async pendingAdmins(companyId: number) {
    const waiting = await this.users.find({
      where: { companyId, status: 'pending', userType: 'admin' },
      order: { id: 'ASC' },
    });
    return Promise.all(
      waiting.map(async (user) => ({
        name: user.displayName,
        email: user.email,
        emailVerified: await this.isConfirmed(user),
      })),
    );
  }

  /** null when the provider does not answer; an outage must not block the page. */
  private async isConfirmed({ firebaseId, email }: User): Promise<boolean | null> {
    const account = await this.provider.account(firebaseId).catch(() => null);
    return account && isConfirmed(account, email);
  }
}
