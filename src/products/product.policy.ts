import type { Actor } from '../access/actor.js';
import { can } from '../access/permission-table.js';
import type { ProductRecord } from './product-record.js';

/** Visitors see active offers of active stores; the store's own people and the platform see all. */
export function maySeeProduct(actor: Actor, product: Pick<ProductRecord, 'companyId' | 'visible'>): boolean {
  return product.visible || isOwn(actor, product);
}

/** Whether it is one of the store's people, or of the platform, who asks. */
export function isOwn(actor: Actor, { companyId }: Pick<ProductRecord, 'companyId'>): boolean {
  return can(actor, 'company.read', { companyId });
}
