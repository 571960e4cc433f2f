import { SetMetadata } from '@nestjs/common';
import type { Ability } from './permission-table.js';

/** Metadata key under which a handler carries who may call it. */
export const ACCESS_RULE = 'access:rule';

/** An ability of the permission table, everybody, or whoever the identity provider knows. */
export type AccessRule = { ability: Ability } | 'public' | 'identified';

/** Only who has the ability somewhere may call this handler; which objects, the service's query says. */
export const Can = (ability: Ability) => SetMetadata(ACCESS_RULE, { ability } satisfies AccessRule);
