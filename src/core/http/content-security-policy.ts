import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config/config.js';

type Policy = Exclude<FastifyHelmetOptions['contentSecurityPolicy'], boolean | undefined>;

/** Scripts only with this answer's nonce, everything else from ourselves; the identity provider for signing in. */
export function contentSecurityPolicy({ firebase, secure }: Config): Policy {
  const provider = firebase.emulatorHost
    ? [`http://${firebase.emulatorHost}`]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      // a module may load its own chunks
      'script-src': ["'strict-dynamic'"],
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...provider],
      'frame-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      ...(secure && { 'upgrade-insecure-requests': [] }),
    },
  };
}
