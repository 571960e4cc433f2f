import type { Awaitable } from '../props.js';
import { Prop } from '../props.js';
import { isInert, isPlainObject, UnsafeProp } from './json-safe.js';
import {
  deferredMetadata,
  mergeMetadata,
  onceMetadata,
  rescuedMetadata,
  scrollMetadata,
  onceKey,
} from './prop-metadata.js';
import { emptyMetadata, MetadataEntries, type PageMetadata } from './page-metadata.js';
import type { Selection } from './selection.js';

/** How one response treats its props. */
export interface PropsContext {
  /** The selection of a partial reload; null on a full visit. */
  selection: Selection | null;
  reset: ReadonlySet<string>;
  /** Once keys that the client has; empty on a first visit. */
  heldOnceKeys: ReadonlySet<string>;
  prependsScroll: boolean;
  onRescue: (path: string, error: unknown) => void;
}

export interface ResolvedProps {
  props: Record<string, unknown>;
  metadata: PageMetadata;
}

/**
 * A position in the props. `isFiltered` ends below functions and prop kinds, whose results are sent whole.
 */
interface Place {
  path: string;
  isFiltered: boolean;
  metadata: MetadataEntries;
}

type Put = (value: unknown) => void;
type Work = Promise<void> | undefined;

/** Resolves the props of one response: values, prop kinds at any depth, and their metadata. */
export async function resolveProps(
  props: Record<string, unknown>,
  context: PropsContext,
): Promise<ResolvedProps> {
  const metadata = new MetadataEntries();
  let resolved: Record<string, unknown> = {};
  const root: Place = { path: '', isFiltered: true, metadata };
  await new Resolution(context).walkObject(props, root, (value) => {
    resolved = value as Record<string, unknown>;
  });
  return { props: resolved, metadata: metadata.writeTo(emptyMetadata()) };
}

class Resolution {
  constructor(private readonly context: PropsContext) {}

  walkObject(source: Record<string, unknown>, place: Place, put: Put): Work {
    const target: Record<string, unknown> = {};
    const work: Work[] = [];
    for (const [key, value] of Object.entries(source)) {
      const child = this.below(place, key);
      // reserves the position of the key; JSON drops it if it stays undefined
      target[key] = undefined;
      work.push(attempt(() => this.visit(value, child, (result) => (target[key] = result))));
    }
    return after(work, () => put(target));
  }

  private walkArray(source: readonly unknown[], place: Place, put: Put): Work {
    const target: Record<string, unknown> = {};
    const work = source.map((value, index) =>
      attempt(() =>
        this.visit(value, this.below(place, String(index)), (result) => (target[index] = result)),
      ),
    );
    return after(work, () => {
      const isSparse = Object.keys(target).some((index, position) => Number(index) !== position);
      if (this.isCut(place)) put(isSparse ? target : Object.values(target));
      else put(Array.from(source, (_, index) => target[index] ?? null));
    });
  }

  private visit(value: unknown, place: Place, put: Put): Work {
    if (value instanceof Prop) return this.visitProp(value, place, put);
    if (!this.isIncluded(place)) return undefined;
    if (typeof value === 'function') return this.call(value as () => Awaitable<unknown>, place, put);
    return this.visitPlain(value, place, put);
  }

  private visitPlain(value: unknown, place: Place, put: Put): Work {
    if (!this.isCut(place) && isInert(value, place.path)) {
      put(value);
      return undefined;
    }
    if (Array.isArray(value)) return this.walkArray(value, place, put);
    if (isPlainObject(value)) return this.walkObject(value, place, put);
    if (typeof value === 'object' && value !== null) throw new UnsafeProp(place.path, value);
    put(value);
    return undefined;
  }

  private call(source: () => Awaitable<unknown>, place: Place, put: Put): Work {
    const whole = { ...place, isFiltered: false, metadata: place.metadata.section() };
    const result = source();
    return isThenable(result)
      ? result.then((value) => this.visit(value, whole, put))
      : this.visit(result, whole, put);
  }

  private visitProp(prop: Prop<unknown, 'now' | 'later'>, place: Place, put: Put): Work {
    const { options } = prop;
    const isPartial = this.context.selection !== null;
    if (!options.always && !this.isIncluded(place)) return undefined;
    const isNamed = !place.isFiltered || (this.context.selection?.names(place.path) ?? true);
    const isHeld =
      options.once !== undefined && !isPartial && this.context.heldOnceKeys.has(onceKey(options, place.path));
    if (isNamed) place.metadata.add(onceMetadata(options, place.path));
    if (!isPartial && options.load === 'optional') return undefined;
    if (!isPartial && options.load === 'deferred' && !isHeld)
      place.metadata.add(deferredMetadata(options, place.path));
    if (isNamed && !this.context.reset.has(place.path))
      place.metadata.add(mergeMetadata(options, place.path, this.context.prependsScroll));
    if ((!isPartial && options.load === 'deferred') || isHeld) return undefined;
    return this.resolveProp(prop, place, put);
  }

  private resolveProp(prop: Prop<unknown, 'now' | 'later'>, place: Place, put: Put): Work {
    const { options, source } = prop;
    const whole = { ...place, isFiltered: false, metadata: place.metadata.section() };
    const deliver = (value: unknown) => {
      const isReset = this.context.reset.has(place.path);
      if (options.scroll) whole.metadata.add(scrollMetadata(options.scroll, place.path, value, isReset));
      put(value);
    };
    const run = () =>
      typeof source === 'function'
        ? this.call(source as () => Awaitable<unknown>, whole, deliver)
        : this.visit(source, whole, deliver);
    return options.rescue && options.load === 'deferred' ? this.rescued(run, whole) : run();
  }

  private async rescued(run: () => Work, place: Place): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.context.onRescue(place.path, error);
      place.metadata.add(rescuedMetadata(place.path));
    }
  }

  private below(place: Place, key: string): Place {
    return { ...place, path: place.path ? `${place.path}.${key}` : key };
  }

  private isIncluded(place: Place): boolean {
    return !place.isFiltered || (this.context.selection?.includes(place.path) ?? true);
  }

  private isCut(place: Place): boolean {
    return place.isFiltered && (this.context.selection?.cuts(place.path) ?? false);
  }
}

/** Turns a synchronous throw into a rejection, so that the siblings' rejections are awaited, too. */
function attempt(work: () => Work): Work {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error);
  }
}

function after(work: Work[], then: () => void): Work {
  const pending = work.filter((item) => item !== undefined);
  if (pending.length) return Promise.all(pending).then(then);
  then();
  return undefined;
}

function isThenable(value: unknown): value is Promise<unknown> {
  return typeof (value as { then?: unknown } | null)?.then === 'function';
}
