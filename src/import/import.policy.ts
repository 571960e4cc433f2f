import { type Actor } from '../access/actor.js';
import { can } from '../access/permission-table.js';

export function maySeeImports(actor: Actor, companyId: number | null): boolean {
  return can(actor, 'company.read', { companyId });
}

export function mayRunImports(actor: Actor, companyId: number | null): boolean {
  return can(actor, 'imports.run', { companyId });
}
