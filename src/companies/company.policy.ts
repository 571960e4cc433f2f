import type { Actor } from '../access/actor.js';
import { can } from '../access/permission-table.js';
import type { Company } from './company.entity.js';

/** Anyone sees active stores; their users and super admins always see them. */
export function maySeeCompany(actor: Actor, company: Pick<Company, 'id' | 'active'>): boolean {
  return company.active || maySeeSettings(actor, company);
}

/** How feeds are read is shown to users of the store and super admins. */
export function maySeeSettings(actor: Actor, { id }: Pick<Company, 'id'>): boolean {
  return can(actor, 'company.read', { companyId: id });
}

/** Whether the actor may make these changes; equal values are no changes. */
export function mayChange(actor: Actor, company: Company, changes: Partial<Company>): boolean {
  const reserved = (['active', 'slug'] as const).some(
    (name) => changes[name] !== undefined && changes[name] !== company[name],
  );
  return !reserved || can(actor, 'platform.manage');
}
