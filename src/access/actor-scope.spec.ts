import 'reflect-metadata';
import { ACTORS, FOREIGN, OWN } from '../../test/support/actors.js';
import { assertCompany, companyScope, movesAway, type NamedOwner, ownerNamed } from './actor-scope.js';

describe('the scope of queries', () => {
  it('is the own company, everything, or refused', () => {
    expect(companyScope(ACTORS.admin, 'company.read')).toEqual({ companyId: OWN });
    expect(companyScope(ACTORS.super_admin, 'company.read')).toEqual({});
    expect(() => companyScope(ACTORS.visitor, 'company.read')).toThrow('fault.forbidden');
  });

  it('does not reveal whether a foreign company exists', () => {
    expect(() => assertCompany(ACTORS.PRODUCT, 'imports.run', OWN)).not.toThrow();
    expect(() => assertCompany(ACTORS.PRODUCT, 'imports.run', FOREIGN)).toThrow('fault.not_found');
    expect(() => assertCompany(ACTORS.NONE, 'imports.run', FOREIGN)).toThrow('fault.forbidden');
    expect(() => assertCompany(ACTORS.super_admin, 'imports.run', FOREIGN)).not.toThrow();
  });
});

describe('the company of a new object', () => {
  const ownerFor = (kind: keyof typeof ACTORS, named: NamedOwner) =>
    ownerNamed(ACTORS[kind], 'products.write', named);

  it.each<NamedOwner>([
    {},
    { companyId: OWN },
    { company: { id: OWN } },
    { companyId: OWN, company: { id: OWN } },
  ])('is a store’s own where its people say %j', (named) => {
    expect(ownerFor('PRODUCT', named)).toBe(OWN);
  });

  it.each<NamedOwner>([
    { companyId: FOREIGN },
    { company: { id: FOREIGN } },
    { companyId: OWN, company: { id: FOREIGN } },
    { companyId: FOREIGN, company: { id: OWN } },
    { company: null },
    { companyId: OWN, company: null },
    { company: { id: null } },
    { company: { id: String(OWN) } },
  ])('is no other for a store’s people: %j', (named) => {
    expect(() => ownerFor('PRODUCT', named)).toThrow('fault.forbidden');
  });

  it.each<[NamedOwner, number | undefined]>([
    [{}, undefined],
    [{ company: {} }, undefined],
    [{ company: null }, undefined],
    [{ companyId: FOREIGN }, FOREIGN],
    [{ company: { id: FOREIGN } }, FOREIGN],
    [{ companyId: FOREIGN, company: { id: FOREIGN } }, FOREIGN],
  ])('is the one that the platform names by %j: %s', (named, owner) => {
    expect(ownerFor('super_admin', named)).toBe(owner);
  });

  it.each<NamedOwner>([
    { companyId: OWN, company: { id: FOREIGN } },
    { companyId: 0 },
    { company: { id: null } },
    { company: { id: String(OWN) } },
    { company: { id: 1.5 } },
  ])('is not to be read from %j', (named) => {
    expect(() => ownerFor('super_admin', named)).toThrow(
      expect.objectContaining({ key: 'fault.invalid', fields: { company: { key: 'validation.isIn' } } }),
    );
  });

  it('cannot be named without the ability', () => {
    expect(() => ownerFor('NONE', { companyId: OWN })).toThrow('fault.forbidden');
  });
});

it.each<[NamedOwner, boolean]>([
  [{}, false],
  [{ companyId: OWN }, false],
  [{ company: { id: OWN } }, false],
  [{ companyId: FOREIGN }, true],
  [{ company: { id: FOREIGN } }, true],
  [{ companyId: OWN, company: { id: FOREIGN } }, true],
  [{ company: null }, true],
])('a write of %j takes a thing from its company: %s', (named, expected) => {
  expect(movesAway(named, { companyId: OWN })).toBe(expected);
});
