import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { SignUpInput } from '../users/sign-up.input.js';

const IsIdToken = () => applyDecorators(IsString(), IsNotEmpty(), MaxLength(8192));

/** What opens a session. */
export class SessionInput {
  /** Of the identity provider, fresh. */
  @IsIdToken()
  idToken: string;

  /** Where to go on to; what is no local path is not followed. */
  @IsOptional()
  @IsString()
  next?: string;
}

/** What makes a profile and opens a session. */
export class SignUpSessionInput extends SignUpInput implements SessionInput {
  @IsIdToken()
  idToken: string;

  @IsOptional()
  @IsString()
  next?: string;
}
