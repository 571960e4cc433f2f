import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import type { MediaPageQuery } from './media.query.js';
import type { MediaOwner } from './media.search.js';

/** The owner of the pictures in a list: catalogue admins select one, others see their company's. */
export function ownerOf(actor: Actor, { owner }: MediaPageQuery): MediaOwner {
  if (!can(actor, 'platform.manage')) return actor.companyId;
  return owner === undefined ? 'all' : owner === 'platform' ? owner : Number(owner);
}
