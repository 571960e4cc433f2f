/** Addresses of the throw-away services; the database is the maintenance one, see `createTestDatabase`. */
export interface TestServices {
  DATABASE_URL: string;
  REDIS_URL: string;
  FIREBASE_AUTH_EMULATOR_HOST: string;
  FIREBASE_PROJECT_ID: string;
}

let services: Promise<TestServices> | undefined;

/**
 * Starts the services at the first call of a test run (about two seconds); later calls return the addresses.
 */
export function testServices(): Promise<TestServices> {
  services ??= ask();
  return services;
}

async function ask(): Promise<TestServices> {
  const address = process.env.TEST_SERVICES_URL;
  if (!address) throw new Error('Tests with services run under Jest: npx jest <path>');
  const response = await fetch(address);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as TestServices;
}

/** A key prefix of its own on the shared Valkey. */
export function testKeyPrefix(): string {
  return `test-${crypto.randomUUID().slice(0, 8)}`;
}
