import type { Config } from './config.js';

/**
 * firebase-admin asks the environment, at every call, whether unsigned emulator tokens count; so the environment
 * must say exactly what the checked configuration says.
 */
export function bindFirebaseEmulator(config: Config): void {
  if (config.firebase.emulatorHost) process.env.FIREBASE_AUTH_EMULATOR_HOST = config.firebase.emulatorHost;
  else delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
}
