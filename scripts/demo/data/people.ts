import type { PermissionLevel, UserType } from '../../../src/access/actor.js';

export const DEMO_PASSWORD = 'katalog-demo';

interface DemoPerson {
  email: string;
  role: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  permissionLevel: PermissionLevel;
  /** Slug of the store; null: of the catalogue. */
  store: string | null;
}

/** People who can sign in to the demo. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    email: 'super@katalog.test',
    role: 'super admin',
    firstName: 'Sonja',
    lastName: 'Sever',
    userType: 'super_admin',
    permissionLevel: 3,
    store: null,
  },
  {
    email: 'admin@store-one.test',
    role: 'admin of Koča & Klanec',
    firstName: 'Ana',
    lastName: 'Klanec',
    userType: 'admin',
    permissionLevel: 3,
    store: 'koca-in-klanec',
  },
  {
    email: 'admin@store-two.test',
    role: 'admin of Žica in gumb',
    firstName: 'Žan',
    lastName: 'Gumb',
    userType: 'admin',
    permissionLevel: 3,
    store: 'zica-in-gumb',
  },
  {
    email: 'employee@store-one.test',
    role: 'employee of Koča & Klanec',
    firstName: 'Eva',
    lastName: 'Kopriva',
    userType: 'employee',
    permissionLevel: 1,
    store: 'koca-in-klanec',
  },
];
