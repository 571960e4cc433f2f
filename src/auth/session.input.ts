import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { SignUpInput } from '../users/sign-up.input.js';

const IsIdToken = () => applyDecorators(IsString(), IsNotEmpty(), MaxLength(8192));

/** Opens a session. */
export class SessionInput {
  /** A fresh ID token of the identity provider. */
  @IsIdToken()
  idToken: string;

  /** Target of the redirect; ignored unless it is a local path. */
  @IsOptional()
  @IsString()
  next?: string;
}

/** Creates a profile and opens a session. */
export class SignUpSessionInput extends SignUpInput implements SessionInput {
  @IsIdToken()
  idToken: string;

  @IsOptional()
  @IsString()
  next?: string;
}
