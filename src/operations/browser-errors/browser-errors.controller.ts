import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Public } from '../../access/public.decorator.js';
import { LimitedByAddress } from '../../core/http/rates/limit-addresses.js';
import { defineRate } from '../../core/http/rates/rate.js';
import { BrowserErrorInput } from './browser-error.input.js';
import { BrowserErrors } from './browser-errors.js';

const REPORTS = defineRate({ name: 'browser-errors', per: 'address', max: 30, seconds: 60 });

/** Scripts of our pages report their errors, without cookies. */
@Controller('builds/errors')
@Public()
export class BrowserErrorsController {
  constructor(private readonly errors: BrowserErrors) {}

  @Post()
  @HttpCode(204)
  @LimitedByAddress(REPORTS)
  record(@Body() input: BrowserErrorInput): Promise<void> {
    return this.errors.record(input);
  }
}
