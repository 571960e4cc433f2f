import { IsString } from 'class-validator';

/** An opened session. */
export class SessionJson {
  /** Local path to open next. */
  @IsString()
  next: string;
}
