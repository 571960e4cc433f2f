import type { QueryValues } from '../../../core/http/routing/route-path.js';
import { PATH_SEPARATOR } from '../../intake/category-resolver.js';
import type { MappingsChangeInput, MappingsChangeQuery } from './category-mapping.input.js';
import type { ChosenPaths } from './mapping-changes.service.js';

type Selection = Pick<MappingsChangeQuery, 'ids' | 'all' | 'branch'>;

/** Whether it selects paths; without anything it would select all. */
export const isSelection = ({ ids, all, branch }: Selection): boolean =>
  ids !== undefined || all !== undefined || Boolean(branch);

/** The selection of a list's form, else of the page's address. */
export function withInput(
  query: MappingsChangeQuery,
  { ids, all, except }: MappingsChangeInput,
): MappingsChangeQuery {
  if (!ids && !all) return query;
  return Object.assign(structuredClone(query), { ids, all: all && 'true', except, branch: undefined });
}

export function toChosenPaths(companyId: number, query: MappingsChangeQuery): ChosenPaths {
  const { ids, except, branch, origin, query: part } = query;
  // a search that found the branch does not limit it
  if (branch) return { companyId, branch };
  return ids ? { companyId, ids } : { companyId, except, origin, query: part };
}

/** The address of the page that changes the selected paths. */
export const addressOf = ({
  company,
  ids,
  all,
  except,
  branch,
  origin,
  query,
}: MappingsChangeQuery): QueryValues => ({ company, ids, all, except, branch, origin, query });

/** The names of a path, each with the path to it. */
export const branchesOf = (path: string) => {
  const names = path.split(PATH_SEPARATOR);
  return names.map((name, index) => ({ name, branch: names.slice(0, index + 1).join(PATH_SEPARATOR) }));
};
