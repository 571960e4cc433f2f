import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { assertCompany } from '../access/actor-scope.js';
import { type AuditAction, AuditService } from '../audit/audit.service.js';
import { isForeignKeyViolation } from '../core/database/violations.js';
import { Forbidden, NotFound } from '../core/errors/domain-errors.js';
import { slugify } from '../core/i18n/slug.js';
import { PictureChoice } from '../media/picture-choice.js';
import { CompanyActivityChanged, CompanyApproving } from './companies.events.js';
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
   * For whoever asks, with its logo.
   * @throws NotFound also when it is inactive and another one's
   */
  async getVisible(actor: Actor, id: number): Promise<Company> {
    const company = await this.companies.findOne({ where: { id }, relations: { logo: true } });
    if (!company || !maySeeCompany(actor, company)) throw new NotFound();
    return company;
  }

  /** For visitors, with its logo; null when there is none that is active. */
  findActive(id: number): Promise<Company | null> {
    return this.companies.findOne({ where: { id, active: true }, relations: { logo: true } });
  }

  /** All companies in the order of their names. */
  listAll(): Promise<Company[]> {
    return this.companies
      .createQueryBuilder('company')
      .orderBy('company.company_name COLLATE "sl-x-icu"')
      .addOrderBy('company.id')
      .getMany();
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
    return this.companies.manager.transaction(async (manager) => {
      const company = await orSlugTaken(insert(manager, fields));
      await this.record(manager, by, 'company.created', null, company);
      return this.switch(manager, by, company.id, active);
    });
  }

  /**
   * A new company that the platform has not let in yet, in the transaction of its person's sign-up, which fails with a
   * unique violation when somebody has just taken the slug: the next try finds another one.
   */
  signUp(manager: EntityManager, companyName: string): Promise<Company> {
    return insert(manager, { companyName });
  }

  /** Notes by whom it was signed up, as soon as that person is there. */
  noteSignUp(manager: EntityManager, by: Actor, company: Company): Promise<void> {
    return this.record(manager, by, 'company.created', null, company);
  }

  /** Keeps the company as it is until the caller's transaction ends. */
  async keep(manager: EntityManager, id: number): Promise<void> {
    await lock(manager, id);
  }

  /**
   * Takes a sign-up back that nobody has let in, in the caller's transaction. A store on which anything hangs by now
   * stays.
   */
  async revertSignUp(manager: EntityManager, by: Actor | null, id: number): Promise<void> {
    const company = await lock(manager, id);
    if (company.approvedAt) return;
    try {
      // a transaction within: what hangs on the store ends only this one
      await manager.transaction((inner) => inner.delete(Company, { id }));
    } catch (error) {
      if (isForeignKeyViolation(error)) return;
      throw error;
    }
    const change = { action: 'company.deleted', id, before: toSnapshot(company), after: null } as const;
    await this.audit.record(manager, by, change);
  }

  /**
   * Changes what `change` says of the company as it is; nobody else writes it meanwhile.
   * @throws NotFound also for another company's people
   * @throws Forbidden when something changes that only the platform may
   * @throws Invalid when the logo is not the company's, or could not be used
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
   * Switches a company on or off, and whatever hangs on it; the first time it is let in.
   * @throws NotFound
   */
  async setActive(by: Actor | null, id: number, active: boolean): Promise<Company> {
    const admitted = await this.admittedWith(id, () => active);
    return this.companies.manager.transaction((manager) => this.switch(manager, by, id, active, admitted));
  }

  /** Lets a company in that awaits it, in the caller's transaction, and with it those of its people who may come in. */
  async approve(manager: EntityManager, by: Actor, id: number, admitted: ReadonlySet<number>): Promise<void> {
    const { approvedAt } = await lock(manager, id);
    if (!approvedAt) await this.switch(manager, by, id, true, admitted);
  }

  /** Creates the company of this slug, or brings it to these fields; for seeds. */
  ensure(fields: CompanyFields): Promise<Company> {
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
    await orSlugTaken(manager.save(Company, { id: before.id, ...fields }));
    const company = await manager.findOneByOrFail(Company, { id: before.id });
    await this.record(manager, by, 'company.updated', before, company);
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
    const company = await manager.findOneByOrFail(Company, { id });
    const action = active ? 'company.activated' : 'company.deactivated';
    await this.record(manager, by, action, before, company);
    await this.announce(new CompanyActivityChanged(id, active, manager, by, admitted));
    return company;
  }

  /** Who may come in when the company is let in; asked before it is locked, and only when that is what is wanted. */
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
    action: AuditAction,
    before: Company | null,
    after: Company,
  ): Promise<void> {
    const snapshots = { before: before && toSnapshot(before), after: toSnapshot(after) };
    return this.audit.record(manager, by, { action, id: after.id, ...snapshots });
  }

  /** In turn: they share the transaction's connection, and none may write on after another has failed. */
  private async announce(event: CompanyActivityChanged): Promise<void> {
    const listeners: ((event: CompanyActivityChanged) => unknown)[] = this.events.listeners(
      CompanyActivityChanged.event,
    );
    for (const listener of listeners) await listener(event);
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
  const { id } = await manager.save(Company, { ...NEW_COMPANY, ...fields, slug });
  return manager.findOneByOrFail(Company, { id });
}

const NOBODY: ReadonlySet<number> = new Set();

const NEW_COMPANY = {
  description: {},
  deliveryNote: {},
  feedLanguage: 'sl',
  foreignCurrency: 'mark',
  feedCurrency: 'EUR',
  active: false,
} as const satisfies Partial<Company>;
