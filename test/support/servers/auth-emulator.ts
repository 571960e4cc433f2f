import { testServices } from './services.js';

export const TEST_PASSWORD = 'katalog-test';

/** Calls the identity provider like a browser or, with `asOwner`, like its administrator. */
async function call<T>(path: string, body: object, asOwner = false): Promise<T> {
  const { FIREBASE_AUTH_EMULATOR_HOST } = await testServices();
  const address = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/${path}?key=any`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(asOwner && { authorization: 'Bearer owner' }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** A fresh ID token and its refresh token. */
export function signInAtProvider(email: string, password = TEST_PASSWORD) {
  return call<{ idToken: string; refreshToken: string; localId: string }>('accounts:signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
}

/** Creates an account, a day old, so that its tokens may be older than the test; returns its uid. */
export async function createAccount(email: string, password = TEST_PASSWORD): Promise<string> {
  const { localId } = await call<{ localId: string }>('accounts:signUp', { email, password });
  await changeAccount(localId, { validSince: String(Math.floor(Date.now() / 1000) - 24 * 3600) });
  return localId;
}

/** Changes an account like an administrator of the provider. */
export async function changeAccount(
  localId: string,
  change: {
    validSince?: string;
    disableUser?: boolean;
    emailVerified?: boolean;
    email?: string;
    password?: string;
  },
): Promise<void> {
  const { FIREBASE_PROJECT_ID } = await testServices();
  await call(`projects/${FIREBASE_PROJECT_ID}/accounts:update`, { localId, ...change }, true);
}

type MailType = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';

/**
 * The links that were mailed to an address, newest last; the emulator stores them instead of sending mail.
 */
export async function mailedLinks(email: string, type: MailType): Promise<string[]> {
  const { FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_PROJECT_ID } = await testServices();
  const response = await fetch(
    `http://${FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${FIREBASE_PROJECT_ID}/oobCodes`,
  );
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  return oobCodes
    .filter((code) => code.email === email && code.requestType === type)
    .map(({ oobLink }) => oobLink);
}

/** Requests a change of an account's address; returns the link that confirms it. */
export async function moveLink(email: string, newEmail: string): Promise<string> {
  const { idToken } = await signInAtProvider(email);
  await call('accounts:sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
  const [link] = (await mailedLinks(email, 'VERIFY_AND_CHANGE_EMAIL')).slice(-1);
  return link!;
}

/** Opens the link of the mail that verifies the address. */
export function confirmAddress(uid: string): Promise<void> {
  return changeAccount(uid, { emailVerified: true });
}

const HOUR_SECONDS = 3600;
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
/** The emulator does not sign tokens, so neither does this. */
const unsigned = (claims: object) => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;

/** A token with the given claims. */
export function withClaims(idToken: string, claims: Record<string, unknown>): string {
  const [, payload] = idToken.split('.');
  const known = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object;
  return unsigned({ ...known, ...claims });
}

/** The session cookie that the emulator makes for a user who just signed in. */
export async function newSession(uid: string, email: string): Promise<string> {
  const { FIREBASE_PROJECT_ID: aud } = await testServices();
  const now = Math.floor(Date.now() / 1000);
  return unsigned({
    email,
    email_verified: false,
    auth_time: now,
    user_id: uid,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    iat: now,
    exp: now + HOUR_SECONDS,
    aud,
    iss: `https://session.firebase.google.com/${aud}`,
    sub: uid,
  });
}
