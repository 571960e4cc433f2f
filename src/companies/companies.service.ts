import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { assertCompany } from '../access/actor-scope.js';
import { can } from '../access/permission-table.js';
import { type ActionOf, AuditService } from '../audit/audit.service.js';
import { command } from '../core/database/statement.js';
import { isForeignKeyViolation } from '../core/database/violations.js';
import { Forbidden, NotFound } from '../core/errors/domain-errors.js';
import { slugify } from '../core/i18n/slug.js';
import { PictureChoice } from '../media/picture-choice.js';
import { CompanyActivityChanged, CompanyApproving, CompanyDeliveryChanged } from './companies.events.js';
import { freeSlug, orSlugTaken } from './company-slug.js';
import { Company } from './company.entity.js';
import { mayChange, maySeeCompany } from './company.policy.js';
import { toSnapshot } from './company.snapshot.js';
import { isDeliveryChanged } from './terms/company-terms.js';
import { assertTerms } from './terms/company-terms.input.js';

type Written = Omit<Company, 'id' | 'approvedAt' | 'createdAt' | 'updatedAt'>;

/** Fields of a new company; without a slug it is made of the name. */
export type CompanyFields = Pick<Company, 'companyName'> & Partial<Written>;

@Injectable()
export class CompaniesService {
  constructor(
    @InjectRepository(Company) private readonly companies: Repository<Company>,
    private readonly audit: AuditService,
    private readonly events: EventEmitter2,
    private readonly pictures: PictureChoice,
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
   * A company that the actor may see, with its logo.
   * @throws NotFound also when it is inactive and not the actor's
   */
  async getVisible(actor: Actor, id: number): Promise<Company> {
    const company = await this.companies.findOne({ where: { id }, relations: { logo: true } });
    if (!company || !maySeeCompany(actor, company)) throw new NotFound();
    return company;
  }

  /** An active company with its logo. */
  findActive(id: number): Promise<Company | null> {
    return this.companies.findOne({ where: { id, active: true }, relations: { logo: true } });
  }

  /** All companies by name. */
  listAll(): Promise<Company[]> {
    return this.companies
      .createQueryBuilder('company')
      .orderBy('company.company_name COLLATE "sl-x-icu"')
      .addOrderBy('company.id')
      .getMany();
  }

  /** The companies that catalogue admins choose from, by name; empty for others. */
  async choices(actor: Actor): Promise<{ id: number; name: string }[]> {
    if (!can(actor, 'platform.manage')) return [];
    return (await this.listAll()).map(({ id, companyName }) => ({ id, name: companyName }));
  }

  /** Names by id. */
  async namesOf(ids: number[]): Promise<Map<number, string>> {
    const companies = await this.companies.find({
      where: { id: In(ids) },
      select: { id: true, companyName: true },
    });
    return new Map(companies.map(({ id, companyName }) => [id, companyName]));
  }

  /**
   * Adds a company.
   * @throws Conflict when the given slug is taken
   */
  create(by: Actor, { active = false, ...fields }: CompanyFields): Promise<Company> {
    assertTerms(fields);
    return this.companies.manager.transaction(async (manager) => {
      const company = await orSlugTaken(insert(manager, fields));
      await this.record(manager, by, 'company.created', null, company);
      return this.switch(manager, by, company.id, active);
    });
  }

  /**
   * A new company that waits for approval, in the transaction of a user's sign-up. Fails with a unique
   * violation if a concurrent one took the slug; the next attempt finds another.
   */
  signUp(manager: EntityManager, companyName: string): Promise<Company> {
    return insert(manager, { companyName });
  }

  /** Records the user who signed the company up, after the profile exists. */
  async recordSignUp(manager: EntityManager, by: Actor, company: Company): Promise<void> {
    await ADD_WAITING.run(manager, [company.id]);
    await this.record(manager, by, 'company.created', null, company);
  }

  /** Locks the company until the caller's transaction ends. */
  async lockCompany(manager: EntityManager, id: number): Promise<void> {
    await lock(manager, id);
  }

  /**
   * Deletes the company of a sign-up that is not approved, in the caller's transaction; it stays if anything refers to
   * it.
   */
  async revertSignUp(manager: EntityManager, by: Actor | null, id: number): Promise<void> {
    const company = await lock(manager, id);
    if (company.approvedAt) return;
    try {
      // a savepoint: a foreign key violation must not abort the outer transaction
      await manager.transaction((inner) => inner.delete(Company, { id }));
    } catch (error) {
      if (isForeignKeyViolation(error)) return;
      throw error;
    }
    const before = toSnapshot(company);
    const change = { action: 'company.deleted', id, companyId: id, before, after: null } as const;
    await this.audit.record(manager, by, change);
  }

  /**
   * Makes the changes that `change` derives from the locked company.
   * @throws NotFound also for users of another company
   * @throws Forbidden for changes that only super admins may make
   * @throws Invalid when the logo is not the company's, or is unusable
   * @throws Conflict when the slug is taken
   */
  async update(by: Actor, id: number, change: (company: Company) => Partial<Written>): Promise<Company> {
    assertCompany(by, 'company.write', id);
    const admitted = await this.admittedWith(id, (company) => change(company).active);
    return this.companies.manager.transaction(async (manager) => {
      const before = await lock(manager, id);
      const changes = change(before);
      if (!mayChange(by, before, changes)) throw new Forbidden();
      const { logoMediaId: mediaId } = changes;
      if (mediaId && mediaId !== before.logoMediaId)
        await this.pictures.assertUsable(manager, id, { mediaId, field: 'logoMediaId' });
      return this.apply(manager, by, before, changes, admitted);
    });
  }

  /**
   * Activates or deactivates a company and its dependent records; the first activation approves it.
   * @throws NotFound
   */
  async setActive(by: Actor | null, id: number, active: boolean): Promise<Company> {
    const admitted = await this.admittedWith(id, () => active);
    return this.companies.manager.transaction((manager) => this.switch(manager, by, id, active, admitted));
  }

  /** Approves a company in the caller's transaction, with its users who may be approved. */
  async approve(manager: EntityManager, by: Actor, id: number, admitted: ReadonlySet<number>): Promise<void> {
    const { approvedAt } = await lock(manager, id);
    if (!approvedAt) await this.switch(manager, by, id, true, admitted);
  }

  /** Creates the company of this slug, or sets these fields; for seeds. */
  ensureCompany(fields: CompanyFields): Promise<Company> {
    const slug = fields.slug ?? slugify(fields.companyName);
    return this.companies.manager.transaction(async (manager) => {
      const known = await manager.findOneBy(Company, { slug });
      if (known) return this.apply(manager, null, known, fields, NOBODY);
      const { active = false, ...rest } = fields;
      const company = await orSlugTaken(insert(manager, { ...rest, slug }));
      return this.switch(manager, null, company.id, active);
    });
  }

  private async apply(
    manager: EntityManager,
    by: Actor | null,
    before: Company,
    { active = before.active, ...fields }: Partial<Written>,
    admitted: ReadonlySet<number>,
  ): Promise<Company> {
    assertTerms({ ...before, ...definedOf(fields) });
    await orSlugTaken(manager.save(Company, { id: before.id, ...fields }));
    const company = await manager.findOneByOrFail(Company, { id: before.id });
    await this.record(manager, by, 'company.updated', before, company);
    if (isDeliveryChanged(before, company))
      await this.announce(new CompanyDeliveryChanged(company.id, manager));
    return this.switch(manager, by, company.id, active, admitted);
  }

  private async switch(
    manager: EntityManager,
    by: Actor | null,
    id: number,
    active: boolean,
    admitted: ReadonlySet<number> = NOBODY,
  ): Promise<Company> {
    const before = await lock(manager, id);
    if (before.active === active) return before;
    const approvedAt = before.approvedAt ?? (active ? new Date() : null);
    await manager.update(Company, id, { active, approvedAt });
    if (!before.approvedAt) await ADD_APPROVED.run(manager, [id]);
    const company = await manager.findOneByOrFail(Company, { id });
    const action = active ? 'company.activated' : 'company.deactivated';
    await this.record(manager, by, action, before, company);
    await this.announce(new CompanyActivityChanged(id, active, manager, by, admitted));
    return company;
  }

  /** Users who may be approved with the company; asked before the lock, and only for an activation. */
  private async admittedWith(id: number, activates: (company: Company) => boolean | undefined) {
    const company = await this.get(id);
    if (company.approvedAt || !activates(company)) return NOBODY;
    const event = new CompanyApproving(id);
    await this.events.emitAsync(CompanyApproving.event, event);
    return event.admitted;
  }

  private record(
    manager: EntityManager,
    by: Actor | null,
    action: ActionOf<'company'>,
    before: Company | null,
    after: Company,
  ): Promise<void> {
    const snapshots = { before: before && toSnapshot(before), after: toSnapshot(after) };
    const { id } = after;
    return this.audit.record(manager, by, { action, id, companyId: id, ...snapshots });
  }

  /** One after the other: they share a connection, and none may write after another one failed. */
  private async announce(event: CompanyActivityChanged | CompanyDeliveryChanged): Promise<void> {
    const { event: name } = event.constructor as
      | typeof CompanyActivityChanged
      | typeof CompanyDeliveryChanged;
    const listeners: ((event: object) => unknown)[] = this.events.listeners(name);
    for (const listener of listeners) await listener(event);
  }
}

/** Locks the row against other changes until the transaction ends; offers can still be written. */
async function lock(manager: EntityManager, id: number): Promise<Company> {
  const company = await manager.findOne(Company, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!company) throw new NotFound();
  return company;
}

async function insert(manager: EntityManager, fields: CompanyFields): Promise<Company> {
  const slug = fields.slug || (await freeSlug(manager, fields.companyName));
  const { id } = await manager.save(Company, { ...NEW_COMPANY, ...fields, slug });
  return manager.findOneByOrFail(Company, { id });
}

const definedOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

const NOBODY: ReadonlySet<number> = new Set();

const NEW_COMPANY = {
  description: {},
  deliveryNote: {},
  feedLanguage: 'sl',
  foreignCurrency: 'mark',
  feedCurrency: 'EUR',
  active: false,
} as const satisfies Partial<Company>;

/** Mails to catalogue admins that the store $1 waits for approval. */
const ADD_WAITING = command(`insert into company_mails (company_id, kind) values ($1, 'waiting')`);

/** Mails to the store $1, if it signed up itself, that it is approved. */
const ADD_APPROVED = command(`
  insert into company_mails (company_id, kind)
  select company_id, 'approved' from company_mails where company_id = $1 and kind = 'waiting'
  on conflict do nothing`);
