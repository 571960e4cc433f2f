import { Global, Module } from '@nestjs/common';
import { Rates } from './rates.js';

/** Global, because rate limits occur in many modules. */
@Global()
@Module({ providers: [Rates], exports: [Rates] })
export class RatesModule {}
