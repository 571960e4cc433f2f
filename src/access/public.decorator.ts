import { SetMetadata } from '@nestjs/common';
import { ACCESS_RULE, type AccessRule } from './can.decorator.js';

/** Everybody may call this handler. */
export const Public = () => SetMetadata(ACCESS_RULE, 'public' satisfies AccessRule);
