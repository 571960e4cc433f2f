import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOptionsWhere, IsNull, Raw } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { can } from '../../access/permission-table.js';
import { AuditService } from '../../audit/audit.service.js';
import { isUniqueViolation } from '../../core/database/violations.js';
import { Conflict, Forbidden, NotFound } from '../../core/errors/domain-errors.js';
import type { ProductKind } from '../../products/product.entity.js';
import { OfferView } from './offer-view.entity.js';
import { toSnapshot } from './offer-view.presenter.js';

/** Limit for one person, and for one store. */
const MAX_VIEWS = 50;

interface NewView {
  kind: ProductKind;
  name: string;
  shared: boolean;
  query: Record<string, unknown>;
  /** Whether a view of this name takes the query; else it must have it already. */
  replace: boolean;
}

/** The owner of a view: a person, or the store with which a person shares it. */
type Owner = Pick<OfferView, 'companyId' | 'ownerId' | 'sharerId'>;

const AUDITED = { kind: 'offer-view', toSnapshot } as const;

/** Views of lists of offers, of one person or shared with the store. */
@Injectable()
export class OfferViews {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** The actor's own views and the store's, by name. */
  async list(actor: Actor, kind: ProductKind): Promise<OfferView[]> {
    const { companyId, ownerId } = ownerOf(actor, false);
    const ofStore = { companyId: companyId ?? IsNull(), kind };
    const views = await this.database.manager.find(OfferView, {
      where: [
        { ...ofStore, ownerId: ownerId! },
        { ...ofStore, ownerId: IsNull() },
      ],
      take: 2 * MAX_VIEWS,
    });
    return views.sort((one, other) => one.name.localeCompare(other.name, 'sl') || one.id - other.id);
  }

  /**
   * Saving the same view again changes nothing.
   * @returns the view
   * @throws Forbidden for a shared view without the permission, or in place of another person's
   * @throws Conflict when another view has the name
   */
  save(actor: Actor, view: NewView): Promise<OfferView> {
    if (view.shared && !mayShare(actor)) throw new Forbidden();
    return this.written(async (manager) => {
      const owner = ownerOf(actor, view.shared);
      const { kind, name, query } = view;
      const stored = await manager.findOne(OfferView, {
        where: { ...conditionOf(owner), kind, name: sameName(name) },
        lock: { mode: 'for_no_key_update' },
      });
      if (!stored) return this.add(manager, actor, { ...owner, kind, name, query });
      if (isDeepStrictEqual(stored.query, query)) return stored;
      if (!view.replace) throw nameTaken();
      if (!mayChange(actor, stored)) throw new Forbidden();
      return this.change(manager, actor, stored, { name, query });
    });
  }

  /**
   * Renames a view, shares it with the store, or makes it private again for the person who shared it.
   * @throws NotFound also for another store's or another person's
   * @throws Forbidden for another person's shared one, and to share without the permission
   * @throws Conflict if another view has the name
   */
  update(actor: Actor, id: number, { name, shared }: { name: string; shared: boolean }): Promise<OfferView> {
    return this.written(async (manager) => {
      const stored = await this.lock(manager, actor, id);
      if (shared && !mayShare(actor)) throw new Forbidden();
      const person = stored.ownerId ?? stored.sharerId ?? ownerOf(actor, false).ownerId;
      const owner = shared ? { ownerId: null, sharerId: person } : { ownerId: person, sharerId: null };
      return this.change(manager, actor, stored, { name, ...owner });
    });
  }

  /** @throws NotFound, Forbidden as `update` */
  remove(actor: Actor, id: number): Promise<OfferView> {
    return this.written(async (manager) => {
      const stored = await this.lock(manager, actor, id);
      await manager.delete(OfferView, id);
      await this.recordChange(manager, actor, stored, null);
      return stored;
    });
  }

  private async add(
    manager: EntityManager,
    actor: Actor,
    view: Owner & Pick<OfferView, 'kind' | 'name' | 'query'>,
  ): Promise<OfferView> {
    const { kind } = view;
    const count = await manager.countBy(OfferView, { ...conditionOf(view), kind });
    if (count >= MAX_VIEWS)
      throw Conflict.because('name', 'offers.views.errors.too_many', { count: MAX_VIEWS });
    const added = await manager.save(OfferView, manager.create(OfferView, view));
    await this.recordChange(manager, actor, null, added);
    return added;
  }

  private async change(
    manager: EntityManager,
    actor: Actor,
    stored: OfferView,
    changes: Partial<Pick<OfferView, 'name' | 'query' | 'ownerId' | 'sharerId'>>,
  ): Promise<OfferView> {
    const view = manager.create(OfferView, { ...stored, ...changes });
    if (isDeepStrictEqual({ ...stored }, { ...view })) return stored;
    const after = await manager.save(OfferView, view);
    await this.recordChange(manager, actor, stored, after);
    return after;
  }

  /** Private views are not in the audit log. */
  private async recordChange(
    manager: EntityManager,
    actor: Actor,
    before: OfferView | null,
    after: OfferView | null,
  ): Promise<void> {
    if ([before, after].every((view) => !view || view.ownerId !== null)) return;
    await this.audit.recordWrite(manager, actor, AUDITED, before, after);
  }

  private async lock(manager: EntityManager, actor: Actor, id: number): Promise<OfferView> {
    const view = await manager.findOne(OfferView, {
      where: { id, ...companyScope(actor, 'company.read') },
      lock: { mode: 'for_no_key_update' },
    });
    if (!view || (view.ownerId !== null && view.ownerId !== ownerOf(actor, false).ownerId))
      throw new NotFound();
    if (!mayChange(actor, view)) throw new Forbidden();
    return view;
  }

  /** If two requests write the same name, the second one sees the first one's row. */
  private async written<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await this.database.transaction(work);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    try {
      return await this.database.transaction(work);
    } catch (error) {
      throw isUniqueViolation(error) ? nameTaken() : error;
    }
  }
}

/** Whether the actor may rename and delete a visible view: their own, or any as an admin. */
export function mayChange(actor: Actor, { companyId, ownerId, sharerId }: Owner): boolean {
  const isOwn = actor.kind === 'person' && (ownerId ?? sharerId) === actor.userId;
  return isOwn || can(actor, 'company.write', { companyId });
}

/** Whether the actor may share views with the store. */
const mayShare = (actor: Actor) => can(actor, 'products.write');

/** @throws Forbidden if the actor has no list */
function ownerOf(actor: Actor, shared: boolean): Owner {
  const { companyId = null } = companyScope(actor, 'company.read');
  if (actor.kind !== 'person') throw new Forbidden();
  const { userId } = actor;
  return {
    companyId,
    ...(shared ? { ownerId: null, sharerId: userId } : { ownerId: userId, sharerId: null }),
  };
}

function conditionOf({
  companyId,
  ownerId,
}: Pick<OfferView, 'companyId' | 'ownerId'>): FindOptionsWhere<OfferView> {
  return { companyId: companyId ?? IsNull(), ownerId: ownerId ?? IsNull() };
}

const sameName = (name: string) => Raw((column) => `lower(${column}) = lower(:name)`, { name });

function nameTaken(): Conflict {
  return Conflict.because('name', 'offers.views.errors.name_taken');
}
