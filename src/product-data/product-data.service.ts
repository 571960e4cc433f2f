import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { assertCompany, ownerNamed } from '../access/actor-scope.js';
import { can } from '../access/permission-table.js';
import { CompaniesService } from '../companies/companies.service.js';
import { Forbidden, Invalid, NotFound } from '../core/errors/domain-errors.js';
import { DEFAULT_LOCALE } from '../core/i18n/locales.js';
import { ProductDataDecisions } from './product-data-decisions.js';
import type { DataStatus } from './product-data.entity.js';
import { contentOf, type DataContent, type ProductDataRecord } from './product-data-record.js';
import { OF_GTIN } from './product-data.statements.js';
import { ProductDataStore } from './product-data.store.js';

/** Fields to write; those left out stay. */
export type DataChanges = Partial<DataContent> & { status?: DataStatus; companyId?: number };

const NO_CONTENT = {
  description: {},
  specifications: {},
  brand: null,
  productCode: null,
  attributes: [],
  categoryIds: [],
  mediaIds: [],
};

/** Reads and writes product data. */
@Injectable()
export class ProductDataService {
  constructor(
    private readonly database: DataSource,
    private readonly store: ProductDataStore,
    private readonly decisions: ProductDataDecisions,
    private readonly companies: CompaniesService,
  ) {}

  /** @throws NotFound also when it is another company's and not approved */
  async get(actor: Actor, id: number): Promise<ProductDataRecord> {
    const [record] = await this.store.byIds([id]);
    if (!record || !(record.status === 'approved' || can(actor, 'company.read', record)))
      throw new NotFound();
    return record;
  }

  /** A record that the actor may write. @throws NotFound */
  async getWritable(actor: Actor, id: number): Promise<ProductDataRecord> {
    const [record] = await this.store.byIds([id]);
    if (!record || !can(actor, 'product-data.write', record)) throw new NotFound();
    return record;
  }

  /** The records of a GTIN: the approved one first, then the own company's. */
  async ofGtin(actor: Actor, gtin: string): Promise<ProductDataRecord[]> {
    const isOfPlatform = can(actor, 'platform.manage');
    const rows = await OF_GTIN.rows(this.database, [gtin, isOfPlatform ? null : actor.companyId]);
    return this.store.byIds(rows.map(({ id }) => id));
  }

  /** Checks the company of a URL. @throws NotFound when it is foreign or does not exist */
  async assertCompany(actor: Actor, companyId: number): Promise<void> {
    assertCompany(actor, 'company.read', companyId);
    await this.companies.get(companyId);
  }

  /**
   * The company of a new record: the requested one, else the actor's own.
   * @throws Forbidden for a foreign company
   * @throws Invalid when it does not exist, or a catalogue admin names none
   */
  async ownerOf(by: Actor, asked: number | undefined): Promise<number> {
    const companyId = ownerNamed(by, 'product-data.write', { companyId: asked });
    if (companyId !== undefined && (await this.companies.find(companyId))) return companyId;
    throw Invalid.at('companyId', 'product-data.errors.choose_company');
  }

  /**
   * Adds a record and returns its id.
   * @throws Invalid, Forbidden, Conflict
   */
  async create(
    manager: EntityManager,
    by: Actor,
    {
      companyId,
      status = 'requested',
      ...content
    }: DataChanges & { companyId: number } & Pick<DataContent, 'ean' | 'gtin' | 'name'>,
  ): Promise<number> {
    assertNamed(content);
    const data = { ...NO_CONTENT, ...given(content), companyId, status };
    if (status !== 'requested')
      await this.decisions.assertMayBecome(manager, by, status, { ...data, id: null });
    return this.store.insert(manager, by, data);
  }

  /**
   * Writes the changes that `change` returns for the current record. A change by an actor who may not decide
   * makes it a request again.
   * @throws NotFound also for another company's
   * @throws Invalid, Conflict
   * @throws Forbidden if the company changes, or the status and the actor may not decide
   */
  async update(
    manager: EntityManager,
    by: Actor,
    id: number,
    change: (data: ProductDataRecord) => DataChanges,
  ): Promise<void> {
    const [before] = await this.store.lock(manager, by, [id]);
    const { status = before!.status, companyId = before!.companyId, ...content } = change(before!);
    if (companyId !== before!.companyId) throw new Forbidden();
    assertNamed(content);
    const wanted = { ...before!, ...given(content), status };
    const after = { ...wanted, status: await this.statusOf(manager, by, before!, wanted) };
    if (after.status === before!.status && !differ(before!, after)) return;
    await this.store.write(manager, by, before!, after);
  }

  /** @param check gets the locked record, and may throw @throws NotFound also for another company's */
  remove(by: Actor, id: number, check: (data: ProductDataRecord) => void): Promise<void> {
    return this.store.transaction(async (manager) => {
      const records = await this.store.lock(manager, by, [id]);
      records.forEach(check);
      await this.store.remove(manager, by, records);
    });
  }

  private async statusOf(
    manager: EntityManager,
    by: Actor,
    before: ProductDataRecord,
    wanted: ProductDataRecord,
  ): Promise<DataStatus> {
    const { status } = wanted;
    if (status !== before.status) await this.decisions.assertMayBecome(manager, by, status, wanted);
    else if (status !== 'requested' && differ(before, wanted)) {
      if (!(await this.decisions.mayDecide(manager, by, wanted))) return 'requested';
      if (status === 'approved') await this.decisions.assertOnlyApproved(manager, wanted);
    }
    return status;
  }
}

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

const differ = (one: DataContent, other: DataContent) => !isDeepStrictEqual(contentOf(one), contentOf(other));

function assertNamed({ name }: Partial<DataContent>): void {
  if (!name || Object.keys(name).length) return;
  throw Invalid.at(`name.${DEFAULT_LOCALE}`, 'validation.isNotEmpty');
}
