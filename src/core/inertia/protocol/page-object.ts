import type { OneShot } from '../http/one-shot.js';
import { always } from '../props.js';
import type { InertiaRequest } from './inertia-request.js';
import { type PageObject, presentMetadata } from './page-metadata.js';
import { resolveProps } from './resolve-props.js';
import { Selection } from './selection.js';

export interface PageContent {
  component: string;
  props: Record<string, unknown>;
  shared: Record<string, unknown>;
  url: string;
  version: string | null;
  /** Called again when the props are resolved, so that it can include rescued failures. */
  oneShot: () => OneShot;
  encryptHistory: boolean;
  onRescue: (path: string, error: unknown) => void;
}

/** Builds the page object of one response. */
export async function buildPageObject(content: PageContent, request: InertiaRequest): Promise<PageObject> {
  const { component, url, version } = content;
  const { errors, typed } = content.oneShot();
  const shared = {
    ...content.shared,
    errors: always(errors),
    ...(Object.keys(typed).length ? { typed: always(typed) } : {}),
  };
  const { props, metadata } = await resolveProps(
    { ...shared, ...content.props },
    {
      selection: selectionFor(component, request),
      reset: new Set(request.reset),
      heldOnceKeys: new Set(request.heldOnceKeys),
      prependsScroll: request.prependsScroll,
      onRescue: content.onRescue,
    },
  );
  const oneShot = content.oneShot();
  return {
    component,
    props,
    url,
    version,
    sharedProps: Object.keys(shared),
    ...presentMetadata(metadata),
    ...(Object.keys(oneShot.flash).length ? { flash: oneShot.flash } : {}),
    ...(content.encryptHistory ? { encryptHistory: true } : {}),
    ...(oneShot.clearHistory ? { clearHistory: true } : {}),
  };
}

/** Partial headers count only for the component that they name. */
function selectionFor(component: string, request: InertiaRequest): Selection | null {
  return request.partialComponent === component ? new Selection(request.only, request.except) : null;
}
