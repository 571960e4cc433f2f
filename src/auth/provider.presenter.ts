import type { Config } from '../core/config/config.js';
import type { ProviderProps } from './auth.pages.js';

/** Configuration of the identity provider's client; none of it is secret. */
export function toProviderProps({ firebase, tokenSyncUrl }: Config): ProviderProps {
  const { emulatorHost, ...provider } = firebase;
  return { ...provider, emulatorUrl: emulatorHost && `http://${emulatorHost}`, tokenSyncUrl };
}
