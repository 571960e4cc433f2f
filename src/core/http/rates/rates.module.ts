import { Global, Module } from '@nestjs/common';
import { Rates } from './rates.js';

/** Global, as rate limits occur in many modules. */
@Global()
@Module({ providers: [Rates], exports: [Rates] })
export class RatesModule {}
