import type { Actor } from '../access/actor.js';
import { can } from '../access/permission-table.js';
import type { ProductRecord } from './product-record.js';

/** Visitors see active offers of active stores; the store's staff and catalogue admins see all. */
export function maySeeProduct(actor: Actor, product: Pick<ProductRecord, 'companyId' | 'visible'>): boolean {
  return product.visible || isOwn(actor, product);
}

/** Whether the actor belongs to the store or is a catalogue admin. */
export function isOwn(actor: Actor, { companyId }: Pick<ProductRecord, 'companyId'>): boolean {
  return can(actor, 'company.read', { companyId });
}
