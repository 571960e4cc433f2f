import type { Config } from './config.js';

/**
 * firebase-admin reads the environment at every call to decide whether unsigned emulator tokens are accepted,
 * so the environment must equal the checked configuration.
 */
export function bindFirebaseEmulator(config: Config): void {
  if (config.firebase.emulatorHost) process.env.FIREBASE_AUTH_EMULATOR_HOST = config.firebase.emulatorHost;
  else delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
}
