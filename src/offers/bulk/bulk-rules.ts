import { Invalid } from '../../core/errors/domain-errors.js';
import { MAX_CATEGORIES } from '../../products/editing/product.input.js';
import type { ProductChanges } from '../../products/editing/product.changes.js';
import { assertWhole } from '../../products/editing/product.rules.js';
import type { BatchProduct, TargetCategory } from './bulk-batch.statements.js';
import type { BulkRun } from './bulk-run.entity.js';

/** The change of a product as its audited fields, null where it does not exist; or the reason of a refusal. Empty: no change. */
export interface Verdict {
  change?: { before: Record<string, unknown> | null; after: Record<string, unknown> | null };
  refused?: string;
}
const UNCHANGED: Verdict = {};

/**
 * Decides by the same rules as the form of one product.
 * @param category of the action; undefined when it has been deleted
 */
export function judge(run: BulkRun, product: BatchProduct, category: TargetCategory | undefined): Verdict {
  const { name, productCode, status, deleted } = product;
  const whole = { name, productCode, status };
  if (run.action === 'restore') {
    if (!deleted) return UNCHANGED;
    return product.codeTaken ? { refused: 'code_taken' } : { change: { before: null, after: whole } };
  }
  if (deleted) return UNCHANGED;
  if (run.action === 'delete') return { change: { before: whole, after: null } };
  if (run.action === 'categorise') return placed(run, product, category);
  const wanted = run.action === 'activate' ? 'active' : 'inactive';
  // a draft is hidden already, and stays a draft
  if (status === wanted || (status === 'draft' && wanted === 'inactive')) return UNCHANGED;
  const lack = wanted === 'active' ? lackOf(product) : null;
  if (lack) return { refused: lack };
  return { change: { before: { name, status }, after: { name, status: wanted } } };
}

function placed({ mode }: BulkRun, product: BatchProduct, category: TargetCategory | undefined): Verdict {
  const { name, categoryIds } = product;
  if (!category) return { refused: 'category_gone' };
  if (category.kind !== product.kind) return { refused: 'category_kind' };
  const kept = mode === 'add' ? categoryIds : categoryIds.filter((id) => id === category.id);
  if (kept.includes(category.id) && kept.length === categoryIds.length) return UNCHANGED;
  const after = [...new Set([...kept, category.id])];
  if (after.length > MAX_CATEGORIES) return { refused: 'too_many_categories' };
  const named = (ids: number[]) => ({ name, categoryIds: ids.join(', ') });
  return { change: { before: named(categoryIds), after: named(after) } };
}

/** The first field that keeps a product from being active. */
function lackOf(product: ProductChanges): string | null {
  try {
    assertWhole({ ...product, status: 'active' });
    return null;
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return Object.keys(error.fields)[0]!.split('.')[0]!;
  }
}
