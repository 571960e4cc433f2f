import type { RowJoiner } from '../tables/format.js';
import { ReferringRows } from './referring-rows.js';
import { RepeatedRows } from './repeated-rows.js';
import type { JoinLimits, JoinRules } from './row-completion.js';

/** Joins the rows of each product. */
export const rowJoiner = (rules: JoinRules, limits: JoinLimits): RowJoiner =>
  rules.rows.codes.length > 0 ? new ReferringRows(rules, limits) : new RepeatedRows(rules, limits);
