import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { IdempotencyHook } from './idempotency.hook.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { IdempotencyKeys } from './idempotency-keys.js';

/** Idempotency keys of the API. */
@Module({
  providers: [
    IdempotencyKeys,
    IdempotencyHook,
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
})
export class IdempotencyModule {}
