import { ACTORS } from '../../test/support/actors.js';
import { Forbidden, Unauthenticated, Unavailable } from '../core/errors/domain-errors.js';
import { type Actor, visitor } from './actor.js';
import { assertAdmitted } from './admission.js';
import type { AccessRule } from './can.decorator.js';

const WRITES: AccessRule = { ability: 'products.write' };
const RULES: AccessRule[] = ['public', 'identified', WRITES];
const refused = visitor('refused');
const unverifiable = visitor('unverifiable');

const admission =
  (rule: AccessRule | undefined, actor: Actor, isIdentified = false) =>
  () =>
    assertAdmitted(rule, actor, isIdentified);

it('closes a handler without a rule to everybody', () => {
  for (const actor of [...Object.values(ACTORS), refused, unverifiable])
    expect(admission(undefined, actor, true)).toThrow(Forbidden);
});

it('opens what is public to everybody but who shows a token that does not count', () => {
  for (const actor of [...Object.values(ACTORS), unverifiable])
    expect(admission('public', actor)).not.toThrow();
  for (const rule of RULES) expect(admission(rule, refused, true)).toThrow(Unauthenticated);
});

it('lets in whom the provider knows where that is enough, also without a profile', () => {
  expect(admission('identified', ACTORS.visitor, true)).not.toThrow();
  expect(admission('identified', ACTORS.pending)).not.toThrow();
  expect(admission('identified', ACTORS.NONE)).not.toThrow();
  expect(admission('identified', ACTORS.visitor)).toThrow(Unauthenticated);
  expect(admission('identified', unverifiable)).toThrow(Unavailable);
});

it('asks the permission table where an ability is needed, whatever else is known', () => {
  expect(admission(WRITES, ACTORS.PRODUCT)).not.toThrow();
  expect(admission(WRITES, ACTORS.super_admin)).not.toThrow();
  expect(admission(WRITES, ACTORS.visitor, true)).toThrow(Unauthenticated);
  expect(admission(WRITES, unverifiable, true)).toThrow(Unavailable);
  expect(admission(WRITES, ACTORS.NONE, true)).toThrow(new Forbidden());
});

it('tells who waits for approval that it is that', () => {
  expect(admission(WRITES, ACTORS.pending, true)).toThrow(new Forbidden('fault.awaiting_approval'));
});
