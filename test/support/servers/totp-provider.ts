import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withClaims } from './auth-emulator.js';
import { passOn } from './provider-stand-in.js';
import { testServices } from './services.js';

interface Body {
  [key: string]: unknown;
  idToken?: string;
  localId?: string;
  mfaPendingCredential?: string;
  totpVerificationInfo?: { verificationCode: string };
  users?: { localId: string; mfaInfo?: unknown }[];
}

interface Tokens {
  idToken: string;
  refreshToken: string;
}

interface Factor {
  id: string;
  secret: string;
}

const INTERVAL_SECONDS = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The present code of an authenticator app (RFC 6238), `offset` intervals later. */
export function totpCode(secret: string, offset = 0): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / INTERVAL_SECONDS) + offset));
  const hash = createHmac('sha1', key).update(counter).digest();
  const at = hash.at(-1)! & 15;
  return String((hash.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

const isRight = (secret: string, code?: string) =>
  [-1, 0, 1].some((offset) => totpCode(secret, offset) === code);
const newSecret = () => [...randomBytes(32)].map((byte) => ALPHABET[byte % 32]).join('');
const ownerOf = (idToken = '') =>
  (JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;

class Refused extends Error {}

/**
 * An identity provider whose project offers codes of authenticator apps as second factor, which its emulator lacks.
 * It keeps the second factors; everything else is passed to the emulator.
 */
export async function startTotpProvider() {
  const { FIREBASE_AUTH_EMULATOR_HOST: target } = await testServices();
  const factors = new Map<string, Factor>();
  const begun = new Map<string, string>();
  const pending = new Map<string, Tokens>();
  const tokens = new Map<string, Tokens>();

  const infoOf = ({ id }: Factor) => [
    { mfaEnrollmentId: id, displayName: 'App', enrolledAt: new Date().toISOString(), totpInfo: {} },
  ];
  const afterSecondStep = ({ idToken, refreshToken }: Tokens): Tokens => ({
    idToken: withClaims(idToken, {
      firebase: { sign_in_provider: 'password', sign_in_second_factor: 'totp', identities: {} },
    }),
    refreshToken,
  });

  /** Calls that the stand-in answers itself. */
  const own: Record<string, (body: Body) => object> = {
    'mfaEnrollment:start': ({ idToken }) => {
      const secret = newSecret();
      begun.set(ownerOf(idToken), secret);
      const totpSessionInfo = {
        sharedSecretKey: secret,
        verificationCodeLength: 6,
        hashingAlgorithm: 'SHA1',
        periodSec: INTERVAL_SECONDS,
        sessionInfo: 'session',
        finalizeEnrollmentTime: new Date(Date.now() + 600_000).toISOString(),
      };
      return { totpSessionInfo };
    },
    'mfaEnrollment:finalize': ({ idToken, totpVerificationInfo }) => {
      const uid = ownerOf(idToken);
      const secret = begun.get(uid)!;
      if (!isRight(secret, totpVerificationInfo?.verificationCode)) throw new Refused('INVALID_CODE');
      factors.set(uid, { id: randomUUID(), secret });
      return { ...afterSecondStep(tokens.get(uid)!), totpAuthInfo: {} };
    },
    'mfaEnrollment:withdraw': ({ idToken }) => {
      factors.delete(ownerOf(idToken));
      return tokens.get(ownerOf(idToken))!;
    },
    'mfaSignIn:finalize': ({ mfaPendingCredential, totpVerificationInfo }) => {
      const signIn = pending.get(mfaPendingCredential!)!;
      const { secret } = factors.get(ownerOf(signIn.idToken))!;
      if (!isRight(secret, totpVerificationInfo?.verificationCode)) throw new Refused('INVALID_CODE');
      return { ...afterSecondStep(signIn), totpAuthInfo: {} };
    },
  };

  /** Answers of the emulator, to which the stand-in adds second factors. */
  const completed: Record<string, (answer: Body, body: Body) => object> = {
    'accounts:signInWithPassword': (answer) => {
      const signIn = answer as unknown as Tokens;
      tokens.set(answer.localId!, signIn);
      const factor = factors.get(answer.localId!);
      if (!factor) return answer;
      const credential = randomUUID();
      pending.set(credential, signIn);
      const { localId, email } = answer;
      return { localId, email, mfaPendingCredential: credential, mfaInfo: infoOf(factor) };
    },
    'accounts:lookup': ({ users = [], ...answer }) => ({
      ...answer,
      users: users.map((user) => {
        const factor = factors.get(user.localId);
        return factor ? { ...user, mfaInfo: infoOf(factor) } : user;
      }),
    }),
    'accounts:update': (answer, { localId, mfa }) => {
      if (localId && mfa) factors.delete(localId);
      return answer;
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', headers } = request;
    const call = url.split('?')[0]!;
    const nameIn = (table: object) => Object.keys(table).find((name) => call.endsWith(name));
    const [mine, theirs] = [nameIn(own), nameIn(completed)];
    if (request.method === 'GET' && /\/v2\/projects\/[^/]+\/config$/.test(call))
      return say(response, 200, {
        name: call.split('/v2/')[1],
        mfa: { state: 'ENABLED', providerConfigs: [{ state: 'ENABLED', totpProviderConfig: {} }] },
      });
    if (request.method === 'OPTIONS' || !(mine ?? theirs)) return passOn(target, request, response);
    const text = Buffer.concat(await request.toArray()).toString();
    const body = JSON.parse(text) as Body;
    if (mine) return say(response, 200, own[mine]!(body));
    const { authorization = '' } = headers;
    const upstream = await fetch(`http://${target}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: text,
    });
    const given = (await upstream.json()) as Body;
    say(response, upstream.status, upstream.ok ? completed[theirs!]!(given, body) : given);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof Refused)) return response.destroy();
      say(response, 400, { error: { code: 400, message: error.message } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The secret of an account's second factor; undefined: there is none. */
    secretOf: (uid: string) => factors.get(uid)?.secret,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  response.end(JSON.stringify(body));
}
