import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../../config/config.js';

type Policy = Exclude<FastifyHelmetOptions['contentSecurityPolicy'], boolean | undefined>;

/** Hosts to which Google's tag sends measurements. */
const GOOGLE_TAG = 'https://www.googletagmanager.com';
const GOOGLE_MEASURES = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * Everything from our origin only; the identity provider for signing in. Documents name the hashes of their
 * inline scripts and styles with `allowInline`.
 */
export function contentSecurityPolicy(config: Config): Policy {
  const { firebase, secure, tokenSyncUrl, assistantUrl } = config;
  const measuring = measuringOrigins(config);
  const provider = firebase.emulatorHost
    ? [`http://${firebase.emulatorHost}`]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', ...measuring],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...provider, ...measuring, ...originsOf(tokenSyncUrl)],
      'frame-src': assistantUrl ? originsOf(assistantUrl) : ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      ...(secure && { 'upgrade-insecure-requests': [] }),
    },
  };
}

/** The origins of scripts that load after consent; no others may be contacted. */
function measuringOrigins({ analytics, marketingScriptUrl }: Config): string[] {
  return [
    ...(analytics ? [analytics.origin] : []),
    ...(analytics?.origin === GOOGLE_TAG ? GOOGLE_MEASURES : []),
    ...originsOf(marketingScriptUrl),
  ];
}

/** Origin of an optional URL, or of a path on our own site. */
const originsOf = (url: string | null) => (url?.startsWith('http') ? [new URL(url).origin] : []);
