import type { FieldAlternatives } from '../import-mapping.pages.js';
import type { MappingTarget } from '../../stored-mappings/mapping-rules.js';
import { isFeedPath } from '../../feed/formats/tables/feed-path.js';
import { rankedPaths } from '../../feed/probing/guess-mapping.js';
import type { SurveyedFile } from './feed-surveys.js';

/** Fields that a person prefers to the suggested ones: paths by target. */
export type Preferences = ReadonlyMap<string, string>;

/** No path contains it. */
const SEPARATOR = '|';
/** The best field and others that may have its meaning. */
const MAX_ALTERNATIVES = 3;

/** Reads `price:cena|name:naslov` from a page's URL. */
export function readPreferences(text = ''): Preferences {
  return new Map(
    text.split(SEPARATOR).flatMap((part): [string, string][] => {
      const [, target, path] = /^(\w+):(.+)$/s.exec(part) ?? [];
      return target && path && isFeedPath(path) ? [[target, path]] : [];
    }),
  );
}

const toText = (preferences: Preferences) =>
  [...preferences].map(([target, path]) => `${target}:${path}`).join(SEPARATOR);

/**
 * The fields that may have a meaning, the likeliest first, for meanings with several of them.
 * @param urlOf the page on which a person prefers these fields
 */
export function toAlternatives(
  { fields, categories }: SurveyedFile,
  preferences: Preferences,
  urlOf: (prefer: string) => string,
): FieldAlternatives {
  const ranked = Object.entries(rankedPaths(fields, categories)) as [MappingTarget, string[]][];
  const withUrls = ranked.map(([target, paths]) => [
    target,
    paths.slice(0, MAX_ALTERNATIVES).map((path) => ({
      path,
      url: urlOf(toText(new Map([...preferences, [target, path]]))),
    })),
  ]);
  return Object.fromEntries(withUrls) as FieldAlternatives;
}
