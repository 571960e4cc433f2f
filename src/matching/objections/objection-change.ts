import type { AuditedChange } from '../../audit/audit.service.js';
import type { ObjectionRow } from './objection.statements.js';

/** The entry of the audit log about an objection. */
export function toObjectionChange(
  action: 'made' | 'accepted' | 'rejected' | 'reopened',
  { id, kind, name, productCode, offerId, otherId, reason, rejection }: ObjectionRow,
): AuditedChange {
  const texts = Object.values(name).some(Boolean);
  const values = {
    name: texts ? name : productCode,
    decision: kind,
    offers: String(offerId),
    others: String(otherId),
    reason: action === 'made' ? reason : rejection,
  };
  const isUndone = action === 'reopened';
  return {
    action: `match-objection.${action}`,
    id,
    before: isUndone ? values : null,
    after: isUndone ? null : values,
  };
}
