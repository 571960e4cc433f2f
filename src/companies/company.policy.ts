import type { Actor } from '../access/actor.js';
import { can } from '../access/permission-table.js';
import type { Company } from './company.entity.js';

/** Visitors see stores while they are active; their own people and the platform see them always. */
export function maySeeCompany(actor: Actor, company: Pick<Company, 'id' | 'active'>): boolean {
  return company.active || maySeeSettings(actor, company);
}

/** How the store's feeds are read is for its people and the platform. */
export function maySeeSettings(actor: Actor, { id }: Pick<Company, 'id'>): boolean {
  return can(actor, 'company.read', { companyId: id });
}

/** Whether the change is in this person's hands; a value that stays as it is changes nothing. */
export function mayChange(actor: Actor, company: Company, changes: Partial<Company>): boolean {
  const reserved = (['active', 'slug'] as const).some(
    (name) => changes[name] !== undefined && changes[name] !== company[name],
  );
  return !reserved || can(actor, 'platform.manage');
}
