import type { Texts } from '../core/i18n/texts.js';
import { Conflict, Forbidden, Unauthenticated, Unavailable } from '../core/errors/domain-errors.js';
import { toast } from '../core/http/pages/toast.js';
import type { Locale } from '../core/i18n/locales.js';
import type { CarriedOptions } from '../core/inertia/responses.js';
import { DEACTIVATED, LOGIN_ERROR, NO_PROFILE, REGISTER_ERROR } from './session.service.js';

/**
 * The message for a failed sign-in: the same for every reason, so that it reveals nothing. Only the owner of
 * an account, who entered the right password, learns that the sign-up was not finished, or that the profile
 * is deactivated.
 * @throws errors that are not about signing in
 */
export function signInFailure(error: unknown, texts: Texts, locale: Locale): CarriedOptions {
  if (error instanceof Unavailable) return { flash: toast(texts, locale, 'error', error.key) };
  if (!(error instanceof Unauthenticated)) throw error;
  const flash = toast(texts, locale, 'error', error.key === DEACTIVATED ? DEACTIVATED : LOGIN_ERROR);
  const unfinished = error.key === NO_PROFILE && { unfinished: { email: String(error.values.email) } };
  return { flash: { ...flash, ...unfinished }, errors: { credentials: flash.toast.detail ?? LOGIN_ERROR } };
}

/** The message for a failed sign-up; it may reveal that the address is taken. */
export function signUpFailure(error: unknown, texts: Texts, locale: Locale): CarriedOptions {
  if (error instanceof Unavailable) return { flash: toast(texts, locale, 'error', error.key) };
  if (error instanceof Conflict) {
    const email = texts.t(error.key, locale, error.values);
    return { flash: toast(texts, locale, 'error', REGISTER_ERROR), errors: { email } };
  }
  if (!(error instanceof Unauthenticated || error instanceof Forbidden)) throw error;
  return { flash: toast(texts, locale, 'error', error.key === DEACTIVATED ? DEACTIVATED : REGISTER_ERROR) };
}
