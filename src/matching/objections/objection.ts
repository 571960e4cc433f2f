/** An accepted objection whose decision is undone is open again. */
export const OBJECTION_STATUSES = ['open', 'accepted', 'rejected'] as const;
export type ObjectionStatus = (typeof OBJECTION_STATUSES)[number];

export const MAX_OBJECTION_REASON = 300;
