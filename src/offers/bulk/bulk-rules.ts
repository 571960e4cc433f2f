import { Invalid } from '../../core/errors/domain-errors.js';
import type { ProductChanges } from '../../products/editing/product.changes.js';
import { MAX_CATEGORIES } from '../../products/editing/product.input.js';
import { assertWhole } from '../../products/editing/product.rules.js';
import type { ProductKind } from '../../products/product.entity.js';
import type { Verdict } from './bulk-edit.js';
import type { BatchOffer } from './bulk-batch.statements.js';
import type { BulkRun } from './bulk-run.entity.js';

const UNCHANGED: Verdict = {};

/** The category that offers are to be in. */
interface TargetCategory {
  id: number;
  kind: ProductKind;
}

/**
 * Decides by the same rules as the form of one product.
 * @param category of the action; undefined if it is deleted
 */
export function judgeOffer(run: BulkRun, offer: BatchOffer, category: TargetCategory | undefined): Verdict {
  const { id, companyId, name, productCode, status, isDeleted } = offer;
  // so much of it is recorded
  const whole = { id, companyId, name, productCode, status, isDeleted };
  if (run.action === 'restore') {
    if (!isDeleted) return UNCHANGED;
    return offer.codeTaken
      ? { refused: 'code_taken' }
      : { change: { stored: whole, wanted: { isDeleted: false } } };
  }
  if (isDeleted) return UNCHANGED;
  if (run.action === 'delete') return { change: { stored: whole, wanted: { isDeleted: true } } };
  if (run.action === 'categorise') return placed(run, offer, category);
  const wanted = run.action === 'activate' ? 'active' : 'inactive';
  // a draft is hidden already, and stays a draft
  if (status === 'draft' && wanted === 'inactive') return UNCHANGED;
  if (status === 'blocked' && wanted === 'active') return { refused: 'blocked' };
  const lack = status !== wanted && wanted === 'active' ? lackOf(offer) : null;
  return lack ? { refused: lack } : { change: { stored: offer, wanted: { status: wanted } } };
}

function placed({ mode }: BulkRun, offer: BatchOffer, category: TargetCategory | undefined): Verdict {
  const { categoryIds } = offer;
  if (!category) return { refused: 'category_gone' };
  if (category.kind !== offer.kind) return { refused: 'category_kind' };
  const kept = mode === 'add' ? categoryIds : categoryIds.filter((id) => id === category.id);
  const wanted = { categoryIds: [...new Set([...kept, category.id])] };
  if (wanted.categoryIds.length > MAX_CATEGORIES && !categoryIds.includes(category.id))
    return { refused: 'too_many_categories' };
  return { change: { stored: offer, wanted } };
}

/** The first field that keeps an offer from being active. */
function lackOf(offer: ProductChanges): string | null {
  try {
    assertWhole({ ...offer, status: 'active' });
    return null;
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return Object.keys(error.fields)[0]!.split('.')[0]!;
  }
}
