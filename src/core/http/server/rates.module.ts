import { Global, Module } from '@nestjs/common';
import { Rates } from './rates.js';

/** Global: whoever may be asked too often can count. */
@Global()
@Module({ providers: [Rates], exports: [Rates] })
export class RatesModule {}
