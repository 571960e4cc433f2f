import type { Credentials } from './firebase.js';

/** The credentials of a form with which a signed-in person confirms a change. */
export function credentialsOf(fields: FormData, email: string): Credentials {
  return { email, password: String(fields.get('current')), code: String(fields.get('code') ?? '') };
}
