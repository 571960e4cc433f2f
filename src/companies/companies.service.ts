import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { NotFound } from '../core/errors/domain-errors.js';
import { slugify } from '../core/i18n/slug.js';
import { CompanyActivityChanged } from './companies.events.js';
import { freeSlug } from './company-slug.js';
import { Company } from './company.entity.js';

/** What a company is made of at its beginning; the slug follows the name when it is not given. */
export type CompanyFields = Pick<Company, 'companyName'> &
  Partial<Omit<Company, 'id' | 'companyName' | 'approvedAt' | 'createdAt' | 'updatedAt'>>;

@Injectable()
export class CompaniesService {
  constructor(
    @InjectRepository(Company) private readonly companies: Repository<Company>,
    private readonly events: EventEmitter2,
  ) {}

  find(id: number): Promise<Company | null> {
    return this.companies.findOneBy({ id });
  }

  /** @throws NotFound */
  async get(id: number): Promise<Company> {
    const company = await this.find(id);
    if (!company) throw new NotFound();
    return company;
  }

  findBySlug(slug: string): Promise<Company | null> {
    return this.companies.findOneBy({ slug });
  }

  /** All companies in the order of their names. */
  listAll(): Promise<Company[]> {
    return this.companies
      .createQueryBuilder('company')
      .orderBy('company.company_name COLLATE "sl-x-icu"')
      .addOrderBy('company.id')
      .getMany();
  }

  /** Creates the company of this slug, or brings it to these fields; for seeds. */
  async ensure(fields: CompanyFields): Promise<Company> {
    const slug = fields.slug || slugify(fields.companyName);
    const known = await this.findBySlug(slug);
    const company = await this.companies.save({ ...NEW_COMPANY, ...known, ...fields, slug });
    if (company.active && !company.approvedAt)
      await this.companies.update(company.id, { approvedAt: new Date() });
    if ((known?.active ?? false) !== company.active) this.announce(company);
    return this.get(company.id);
  }

  /**
   * A new store that the platform has not let in yet, in the caller's transaction. Two stores of one name at the same
   * moment: the second one waits and fails with a unique violation.
   */
  async signUp(manager: EntityManager, companyName: string): Promise<Company> {
    const slug = await freeSlug(manager, companyName);
    return manager.save(Company, { ...NEW_COMPANY, companyName, slug });
  }

  /** @throws NotFound */
  async setActive(id: number, active: boolean): Promise<Company> {
    const company = await this.get(id);
    if (company.active === active) return company;
    await this.companies.update(id, { active });
    const changed = await this.get(id);
    this.announce(changed);
    return changed;
  }

  private announce({ id, active }: Company): void {
    const change = new CompanyActivityChanged(id, active, this.companies.manager, null);
    this.events.emit(CompanyActivityChanged.event, change);
  }
}

const NEW_COMPANY = {
  description: {},
  deliveryNote: {},
  active: false,
  feedLanguage: 'sl',
  foreignCurrency: 'mark',
} as const satisfies Partial<Company>;
