import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../src/app.module.js';
import { loadConfig } from '../src/core/config/config.js';
import { Conflict, Unavailable } from '../src/core/errors/domain-errors.js';
import { IdentityProvider } from '../src/auth/identity/identity-provider.js';
import { GrantsService } from '../src/users/grants.service.js';
import { NO_CLIENT } from '../src/core/inertia/document/client-build.js';

const USAGE = 'Usage: npm run admin:grant -- person@example.com';

/** An error whose message is printed without a stack. */
class Refusal extends Error {}

/** How the command ends; a line for standard output, or for standard error with another code than 0. */
export interface Ending {
  code: number;
  out: string;
  err: string;
}

/** Makes the owner of the account with this address a super admin. */
export async function grantCommand(
  address: string | undefined,
  environment?: Record<string, string>,
): Promise<Ending> {
  if (!address || !address.includes('@')) return refusal(USAGE);
  const config = loadConfig('tool', environment);
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, NO_CLIENT), {
    logger: ['error', 'warn'],
  });
  try {
    return { code: 0, out: `${await grant(app, address)}\n`, err: '' };
  } catch (error) {
    return refusal(messageOf(error, address));
  } finally {
    await app.close();
  }
}

const refusal = (message: string): Ending => ({ code: 1, out: '', err: `${message}\n` });

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
