import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import type { Rate } from '../core/http/rates/rate.js';
import { LimitGuard, LIMIT } from './limit.guard.js';

/** Limits calls by one account from all addresses; live validation of forms does not count. */
export const Limited = (rate: Rate) => applyDecorators(SetMetadata(LIMIT, rate), UseGuards(LimitGuard));
