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

it('refuses everybody without a rule', () => {
  for (const actor of [...Object.values(ACTORS), refused, unverifiable])
    expect(admission(undefined, actor, true)).toThrow(Forbidden);
});

it('admits everybody to public handlers except with an invalid token', () => {
  for (const actor of [...Object.values(ACTORS), unverifiable])
    expect(admission('public', actor)).not.toThrow();
  for (const rule of RULES) expect(admission(rule, refused, true)).toThrow(Unauthenticated);
});

it('admits accounts without a profile where the rule allows it', () => {
  expect(admission('identified', ACTORS.visitor, true)).not.toThrow();
  expect(admission('identified', ACTORS.pending)).not.toThrow();
  expect(admission('identified', ACTORS.NONE)).not.toThrow();
  expect(admission('identified', ACTORS.visitor)).toThrow(Unauthenticated);
  expect(admission('identified', unverifiable)).toThrow(Unavailable);
});

it('asks the permission table where an ability is needed', () => {
  expect(admission(WRITES, ACTORS.PRODUCT)).not.toThrow();
  expect(admission(WRITES, ACTORS.super_admin)).not.toThrow();
  expect(admission(WRITES, ACTORS.visitor, true)).toThrow(Unauthenticated);
  expect(admission(WRITES, unverifiable, true)).toThrow(Unavailable);
  expect(admission(WRITES, ACTORS.NONE, true)).toThrow(new Forbidden());
});

it('tells pending users that they await approval', () => {
  expect(admission(WRITES, ACTORS.pending, true)).toThrow(new Forbidden('fault.awaiting_approval'));
});
