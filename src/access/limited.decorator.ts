import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import type { Rate } from '../core/http/server/rates.js';
import { LimitGuard, LIMIT } from './limit.guard.js';

/** Each account may call this handler so often, from however many addresses; checks while typing do not count. */
export const Limited = (rate: Rate) => applyDecorators(SetMetadata(LIMIT, rate), UseGuards(LimitGuard));
