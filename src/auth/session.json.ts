import { IsString } from 'class-validator';

/** A session was opened. */
export class SessionJson {
  /** The local path to go on to. */
  @IsString()
  next: string;
}
