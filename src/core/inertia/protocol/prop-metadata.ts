import type { PropOptions, ScrollPosition } from '../props.js';
import type { PageMetadata } from './page-metadata.js';

type MetadataEntry = (metadata: PageMetadata) => void;

/** The key under which a client keeps a once prop. */
export function onceKey(options: PropOptions, path: string): string {
  return options.once?.key ?? path;
}

export function onceMetadata(options: PropOptions, path: string): MetadataEntry {
  return ({ onceProps }) => {
    if (!options.once) return;
    const { expiresIn } = options.once;
    const expiresAt = expiresIn === undefined ? null : Date.now() + expiresIn;
    onceProps[onceKey(options, path)] = { prop: path, expiresAt };
  };
}

export function deferredMetadata({ group = 'default' }: PropOptions, path: string): MetadataEntry {
  return ({ deferredProps }) => void (deferredProps[group] ??= []).push(path);
}

export function rescuedMetadata(path: string): MetadataEntry {
  return ({ rescuedProps }) => void rescuedProps.push(path);
}

/** The place and the way the client merges: the prop itself, or the rows of an infinite list. */
export function mergeMetadata(
  { merge, scroll }: PropOptions,
  path: string,
  prependsScroll: boolean,
): MetadataEntry {
  return (metadata) => {
    if (scroll) {
      const rows = `${path}.${scroll.wrapper}`;
      metadata[prependsScroll ? 'prependProps' : 'mergeProps'].push(rows);
      if (scroll.matchOn) metadata.matchPropsOn.push(`${rows}.${scroll.matchOn}`);
    }
    if (!merge) return;
    metadata.mergeProps.push(path);
    if (merge.matchOn) metadata.matchPropsOn.push(`${path}.${merge.matchOn}`);
  };
}

/**
 * The position of an infinite list, which the client requires. It takes 0 and an empty text for "no page".
 */
export function scrollMetadata(
  { position }: NonNullable<PropOptions['scroll']>,
  path: string,
  value: unknown,
  reset: boolean,
): MetadataEntry {
  const { previousPage, nextPage, currentPage } = (position as (value: unknown) => ScrollPosition)(value);
  return ({ scrollProps }) => {
    scrollProps[path] = {
      pageName: 'page',
      previousPage: previousPage || null,
      nextPage: nextPage || null,
      currentPage: currentPage || null,
      reset,
    };
  };
}
