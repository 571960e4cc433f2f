import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATIONS = ['23505'];
/** From PostgreSQL 18 on, `on delete restrict` has a state of its own. */
const FOREIGN_KEY_VIOLATIONS = ['23503', '23001'];

/** Whether a statement failed on a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return isViolation(error, UNIQUE_VIOLATIONS);
}

/** Whether a statement failed on a foreign key. */
export function isForeignKeyViolation(error: unknown): boolean {
  return isViolation(error, FOREIGN_KEY_VIOLATIONS);
}

function isViolation(error: unknown, sqlStates: string[]): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return sqlStates.includes((error.driverError as { code?: string }).code ?? '');
}
