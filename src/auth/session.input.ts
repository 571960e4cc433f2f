import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';

/** What opens a session. */
export class SessionInput {
  /** Of the identity provider, fresh. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(8192)
  idToken: string;

  /** Where to go on to; what is no local path is not followed. */
  @IsOptional()
  @IsString()
  next?: string;
}
