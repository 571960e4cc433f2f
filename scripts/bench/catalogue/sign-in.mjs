import { randomUUID } from 'node:crypto';

/**
 * Signs a store admin in.
 * @returns the cookies of that browser
 */
export async function signIn(database, { FIREBASE_AUTH_EMULATOR_HOST }, origin, companyId) {
  const email = `bench-${Date.now()}@katalog.test`;
  const provider = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const account = { email, password: randomUUID(), returnSecureToken: true };
  const { idToken, localId } = await (await post(provider, account)).json();
  await database.query(
    `insert into users (firebase_id, email, user_type, company_id, status) values ($1, $2, 'admin', $3, 'active')`,
    [localId, email, companyId],
  );
  return cookiesOf(await post(`${origin}/api/session`, { idToken }));
}

function cookiesOf({ headers }) {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function post(address, body, headers = {}) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response;
}
