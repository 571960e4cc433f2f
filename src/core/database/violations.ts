import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a statement failed on a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return isViolation(error, UNIQUE_VIOLATION);
}

/** Whether a statement failed on a foreign key. */
export function isForeignKeyViolation(error: unknown): boolean {
  return isViolation(error, FOREIGN_KEY_VIOLATION);
}

function isViolation(error: unknown, sqlState: string): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === sqlState;
}
