import { IsString, MaxLength } from 'class-validator';
import { MAX_EMAIL, Trimmed } from '../../core/http/input/input-rules.js';

/** Deletes the own account. */
export class AccountDeletionInput {
  /** The person's own address, typed, so that nobody deletes an account by accident. */
  @Trimmed()
  @IsString()
  @MaxLength(MAX_EMAIL)
  confirm: string;
}
