import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../src/app.module.js';
import { loadConfig } from '../src/core/config/config.js';
import { Conflict, Unavailable } from '../src/core/errors/domain-errors.js';
import { IdentityProvider } from '../src/auth/identity/identity-provider.js';
import { GrantsService } from '../src/users/grants.service.js';

const USAGE = 'Usage: npm run admin:grant -- person@example.com';
const client = { version: null, tags: () => [], render: null };

/** An error whose message is printed without a stack. */
class Refusal extends Error {}

/** `npm run admin:grant -- person@example.com`: makes the owner of an account a super admin. */
async function grant(app: INestApplicationContext, address: string): Promise<string> {
  const account = await app.get(IdentityProvider).accountOf(address);
  const email = account?.email;
  if (!account || !email)
    throw new Refusal(
      `${address} has no account at the identity provider. Sign up with it, then run this again.`,
    );
  if (!account.emailVerified)
    throw new Refusal(
      `${email} is not confirmed. Open the link in the mail of the sign-up, then run this again.`,
    );
  if (account.disabled) throw new Refusal(`The account of ${email} is disabled at the identity provider.`);
  await app.get(GrantsService).grantSuperAdmin({ ...account, email });
  return `${email} is a super admin.`;
}

function messageOf(error: unknown, address: string): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof Conflict) return `${address} has a profile under another account.`;
  if (error instanceof Unavailable) return 'The identity provider does not answer. Check its settings.';
  throw error;
}

async function run(address: string | undefined): Promise<number> {
  if (!address || !address.includes('@')) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(loadConfig('tool'), client), {
    logger: ['error', 'warn'],
  });
  try {
    process.stdout.write(`${await grant(app, address)}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${messageOf(error, address)}\n`);
    return 1;
  } finally {
    await app.close();
  }
}

process.exitCode = await run(process.argv[2]);
