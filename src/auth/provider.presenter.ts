import type { Config } from '../core/config/config.js';
import type { ProviderProps } from './auth.pages.js';

/** What the browser's part of the identity provider needs to know; nothing of it is secret. */
export function toProviderProps({ firebase, tokenSyncUrl }: Config): ProviderProps {
  const { emulatorHost, ...provider } = firebase;
  return { ...provider, emulatorUrl: emulatorHost && `http://${emulatorHost}`, tokenSyncUrl };
}
