import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { assertCompany } from '../access/actor-scope.js';
import { type AuditAction, AuditService } from '../audit/audit.service.js';
import { Forbidden, NotFound } from '../core/errors/domain-errors.js';
import { slugify } from '../core/i18n/slug.js';
import { CompanyActivityChanged } from './companies.events.js';
import { freeSlug, orSlugTaken } from './company-slug.js';
import { Company } from './company.entity.js';
import { mayChange, maySeeCompany } from './company.policy.js';
import { toSnapshot } from './company.snapshot.js';

type Written = Omit<Company, 'id' | 'approvedAt' | 'createdAt' | 'updatedAt'>;

/** What a company is made of at its beginning; the slug follows the name when it is not given. */
export type CompanyFields = Pick<Company, 'companyName'> & Partial<Written>;

@Injectable()
export class CompaniesService {
  constructor(
    @InjectRepository(Company) private readonly companies: Repository<Company>,
    private readonly audit: AuditService,
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

  /**
   * For whoever asks, with its logo.
   * @throws NotFound also when it is inactive and another one's
   */
  async getVisible(actor: Actor, id: number): Promise<Company> {
    const company = await this.companies.findOne({ where: { id }, relations: { logo: true } });
    if (!company || !maySeeCompany(actor, company)) throw new NotFound();
    return company;
  }

  /** All companies in the order of their names. */
  listAll(): Promise<Company[]> {
    return this.companies
      .createQueryBuilder('company')
      .orderBy('company.company_name COLLATE "sl-x-icu"')
      .addOrderBy('company.id')
      .getMany();
  }

  /**
   * Adds a company.
   * @throws Conflict when the given slug is taken
   */
  create(by: Actor, { active = false, ...fields }: CompanyFields): Promise<Company> {
    return this.companies.manager.transaction(async (manager) => {
      const company = await insert(manager, fields);
      await this.record(manager, by, 'company.created', null, company);
      return this.setActive(by, company.id, active, manager);
    });
  }

  /** A new company that the platform has not let in yet, in the transaction of its person's sign-up. */
  signUp(manager: EntityManager, companyName: string): Promise<Company> {
    return insert(manager, { companyName });
  }

  /**
   * Changes what `change` says of the company as it is; nobody else writes it meanwhile.
   * @throws NotFound also for another company's people
   * @throws Forbidden when something changes that only the platform may
   * @throws Conflict when the slug is taken
   */
  update(by: Actor, id: number, change: (company: Company) => Partial<Written>): Promise<Company> {
    assertCompany(by, 'company.write', id);
    return this.companies.manager.transaction(async (manager) => {
      const before = await lock(manager, id);
      const changes = change(before);
      if (!mayChange(by, before, changes)) throw new Forbidden();
      return this.apply(manager, by, before, changes);
    });
  }

  /**
   * Switches a company on or off, and whatever hangs on it; the first time it is let in.
   * @param manager of a transaction that it shall be part of
   * @throws NotFound
   */
  setActive(
    by: Actor | null,
    id: number,
    active: boolean,
    manager = this.companies.manager,
  ): Promise<Company> {
    return manager.transaction(async (manager) => {
      const before = await lock(manager, id);
      if (before.active === active) return before;
      const approvedAt = before.approvedAt ?? (active ? new Date() : null);
      await manager.update(Company, id, { active, approvedAt });
      const company = await manager.findOneByOrFail(Company, { id });
      const action = active ? 'company.activated' : 'company.deactivated';
      await this.record(manager, by, action, before, company);
      await this.announce(new CompanyActivityChanged(id, active, manager, by));
      return company;
    });
  }

  /** Creates the company of this slug, or brings it to these fields; for seeds. */
  ensure(fields: CompanyFields): Promise<Company> {
    const slug = fields.slug ?? slugify(fields.companyName);
    return this.companies.manager.transaction(async (manager) => {
      const known = await manager.findOneBy(Company, { slug });
      if (known) return this.apply(manager, null, known, fields);
      const { active = false, ...rest } = fields;
      const company = await insert(manager, { ...rest, slug });
      return this.setActive(null, company.id, active, manager);
    });
  }

  private async apply(
    manager: EntityManager,
    by: Actor | null,
    before: Company,
    { active = before.active, ...fields }: Partial<Written>,
  ): Promise<Company> {
    await orSlugTaken(manager.save(Company, { id: before.id, ...fields }));
    const company = await manager.findOneByOrFail(Company, { id: before.id });
    await this.record(manager, by, 'company.updated', before, company);
    return this.setActive(by, company.id, active, manager);
  }

  private record(
    manager: EntityManager,
    by: Actor | null,
    action: AuditAction,
    before: Company | null,
    after: Company,
  ): Promise<void> {
    const snapshots = { before: before && toSnapshot(before), after: toSnapshot(after) };
    return this.audit.record(manager, by, { action, id: after.id, ...snapshots });
  }

  /** In turn: they share the transaction's connection, and none may write on after another has failed. */
  private async announce(event: CompanyActivityChanged): Promise<void> {
    for (const listener of this.events.listeners(CompanyActivityChanged.event)) await listener(event);
  }
}

/** The row, kept from other changes until the transaction ends; offers of it can still be written. */
async function lock(manager: EntityManager, id: number): Promise<Company> {
  const company = await manager.findOne(Company, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!company) throw new NotFound();
  return company;
}

async function insert(manager: EntityManager, fields: CompanyFields): Promise<Company> {
  const slug = fields.slug || (await freeSlug(manager, fields.companyName));
  const { id } = await orSlugTaken(manager.save(Company, { ...NEW_COMPANY, ...fields, slug }));
  return manager.findOneByOrFail(Company, { id });
}

const NEW_COMPANY = {
  description: {},
  deliveryNote: {},
  feedLanguage: 'sl',
  foreignCurrency: 'mark',
  active: false,
} as const satisfies Partial<Company>;
