import { IsString, MaxLength } from 'class-validator';
import { MAX_EMAIL, Trimmed } from '../../core/http/input/input-rules.js';

/** Deletes the own account. */
export class AccountDeletionInput {
  /** The person's own address, typed, against accidental deletion. */
  @Trimmed()
  @IsString()
  @MaxLength(MAX_EMAIL)
  confirm: string;
}
