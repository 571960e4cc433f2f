import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a statement failed because somebody else has just written what may be there only once. */
export function isUniqueViolation(error: unknown): boolean {
  return isViolation(error, UNIQUE_VIOLATION);
}

/** Whether a statement failed because something else still needs what it would take away. */
export function isForeignKeyViolation(error: unknown): boolean {
  return isViolation(error, FOREIGN_KEY_VIOLATION);
}

function isViolation(error: unknown, sqlState: string): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === sqlState;
}
