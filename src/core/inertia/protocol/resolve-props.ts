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
interface PropPosition {
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
  const root: PropPosition = { path: '', isFiltered: true, metadata };
  await new Resolution(context).walkObject(props, root, (value) => {
    resolved = value as Record<string, unknown>;
  });
  return { props: resolved, metadata: metadata.writeTo(emptyMetadata()) };
}

class Resolution {
  constructor(private readonly context: PropsContext) {}

  walkObject(source: Record<string, unknown>, position: PropPosition, put: Put): Work {
    const target: Record<string, unknown> = {};
    const work: Work[] = [];
    for (const [key, value] of Object.entries(source)) {
      const child = this.below(position, key);
      // reserves the place of the key; JSON drops it if it stays undefined
      target[key] = undefined;
      work.push(attempt(() => this.visit(value, child, (result) => (target[key] = result))));
    }
    return after(work, () => put(target));
  }

  private walkArray(source: readonly unknown[], position: PropPosition, put: Put): Work {
    const target: Record<string, unknown> = {};
    const work = source.map((value, index) =>
      attempt(() =>
        this.visit(value, this.below(position, String(index)), (result) => (target[index] = result)),
      ),
    );
    return after(work, () => {
      const isSparse = Object.keys(target).some((index, at) => Number(index) !== at);
      if (this.isCut(position)) put(isSparse ? target : Object.values(target));
      else put(Array.from(source, (_, index) => target[index] ?? null));
    });
  }

  private visit(value: unknown, position: PropPosition, put: Put): Work {
    if (value instanceof Prop) return this.visitProp(value, position, put);
    if (!this.isIncluded(position)) return undefined;
    if (typeof value === 'function') return this.call(value as () => Awaitable<unknown>, position, put);
    return this.visitPlain(value, position, put);
  }

  private visitPlain(value: unknown, position: PropPosition, put: Put): Work {
    if (!this.isCut(position) && isInert(value, position.path)) {
      put(value);
      return undefined;
    }
    if (Array.isArray(value)) return this.walkArray(value, position, put);
    if (isPlainObject(value)) return this.walkObject(value, position, put);
    if (typeof value === 'object' && value !== null) throw new UnsafeProp(position.path, value);
    put(value);
    return undefined;
  }

  private call(source: () => Awaitable<unknown>, position: PropPosition, put: Put): Work {
    const whole = { ...position, isFiltered: false, metadata: position.metadata.section() };
    const result = source();
    return isThenable(result)
      ? result.then((value) => this.visit(value, whole, put))
      : this.visit(result, whole, put);
  }

  private visitProp(prop: Prop<unknown, 'now' | 'later'>, position: PropPosition, put: Put): Work {
    const { options } = prop;
    const isPartial = this.context.selection !== null;
    if (!options.always && !this.isIncluded(position)) return undefined;
    const isNamed = !position.isFiltered || (this.context.selection?.names(position.path) ?? true);
    const isHeld =
      options.once !== undefined &&
      !isPartial &&
      this.context.heldOnceKeys.has(onceKey(options, position.path));
    if (isNamed) position.metadata.add(onceMetadata(options, position.path));
    if (!isPartial && options.load === 'optional') return undefined;
    if (!isPartial && options.load === 'deferred' && !isHeld)
      position.metadata.add(deferredMetadata(options, position.path));
    if (isNamed && !this.context.reset.has(position.path))
      position.metadata.add(mergeMetadata(options, position.path, this.context.prependsScroll));
    if ((!isPartial && options.load === 'deferred') || isHeld) return undefined;
    return this.resolveProp(prop, position, put);
  }

  private resolveProp(prop: Prop<unknown, 'now' | 'later'>, position: PropPosition, put: Put): Work {
    const { options, source } = prop;
    const whole = { ...position, isFiltered: false, metadata: position.metadata.section() };
    const deliver = (value: unknown) => {
      const isReset = this.context.reset.has(position.path);
      if (options.scroll) whole.metadata.add(scrollMetadata(options.scroll, position.path, value, isReset));
      put(value);
    };
    const run = () =>
      typeof source === 'function'
        ? this.call(source as () => Awaitable<unknown>, whole, deliver)
        : this.visit(source, whole, deliver);
    return options.rescue && options.load === 'deferred' ? this.rescued(run, whole) : run();
  }

  private async rescued(run: () => Work, position: PropPosition): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.context.onRescue(position.path, error);
      position.metadata.add(rescuedMetadata(position.path));
    }
  }

  private below(position: PropPosition, key: string): PropPosition {
    return { ...position, path: position.path ? `${position.path}.${key}` : key };
  }

  private isIncluded(position: PropPosition): boolean {
    return !position.isFiltered || (this.context.selection?.includes(position.path) ?? true);
  }

  private isCut(position: PropPosition): boolean {
    return position.isFiltered && (this.context.selection?.cuts(position.path) ?? false);
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
