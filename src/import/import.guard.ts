import type { RunMessage } from './import.entity.js';

/** What a full run would do to the store's active offers. */
export interface ImportPlan {
  created: number;
  updated: number;
  unchanged: number;
  /** Offers that came by a feed, are active and are not in this one. */
  vanishing: number;
  active: number;
}

const HELD_SHARE = 0.3;
const HELD_COUNT = 20;

/** Why a run must be confirmed by a person before it writes; null when it may go on. */
export function holdReason(plan: ImportPlan): RunMessage | null {
  const { vanishing, active } = plan;
  if (vanishing <= HELD_COUNT || vanishing <= active * HELD_SHARE) return null;
  return {
    code: 'mass_removal',
    values: { vanishing, active, percent: Math.round((vanishing / active) * 100) },
  };
}
