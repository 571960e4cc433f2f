import type { IncomingHttpHeaders } from 'node:http';
import { HEADER } from './headers.js';

/** The protocol's headers of a request. */
export interface InertiaRequest {
  /** Whether the answer is a page object instead of a document. */
  isInertia: boolean;
  version: string;
  partialComponent: string | null;
  only: string[] | null;
  except: string[] | null;
  reset: string[];
  heldOnceKeys: string[];
  prependsScroll: boolean;
  isPrefetch: boolean;
  /** Polls, deferred loads, reloads: they neither show nor consume flash and errors. */
  isBackground: boolean;
  precognition: { only: string[] | null } | null;
  /**
   * One-shot data of a request with a lane are shown by a page that is requested with the same lane only: of
   * two concurrent visits, neither takes the flash of the other. Redirects keep the header.
   */
  lane: string | null;
}

const LANE = /^[a-z0-9]{1,16}$/;

/** Reads the protocol's headers; partial ones count only together with `X-Inertia`. */
export function readInertiaRequest(headers: IncomingHttpHeaders): InertiaRequest {
  const isInertia = Boolean(headers[HEADER.inertia]);
  const own = (name: string) => (isInertia ? text(headers[name]) : '');
  const partialComponent = own(HEADER.partialComponent) || null;
  return {
    isInertia,
    version: text(headers[HEADER.version]),
    partialComponent,
    only: names(own(HEADER.partialData)),
    except: names(own(HEADER.partialExcept)),
    reset: names(own(HEADER.reset)) ?? [],
    heldOnceKeys: names(own(HEADER.exceptOnce)) ?? [],
    prependsScroll: own(HEADER.mergeIntent) === 'prepend',
    isPrefetch: text(headers.purpose) === 'prefetch' || text(headers['sec-purpose']).startsWith('prefetch'),
    isBackground: partialComponent !== null && text(headers['cache-control']) === 'no-cache',
    precognition:
      !isInertia && text(headers[HEADER.precognition]) === 'true'
        ? { only: names(text(headers[HEADER.validateOnly])) }
        : null,
    lane: LANE.exec(own(HEADER.lane))?.[0] ?? null,
  };
}

function names(value: string): string[] | null {
  const list = value.split(',').filter(Boolean);
  return list.length ? list : null;
}

function text(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}
