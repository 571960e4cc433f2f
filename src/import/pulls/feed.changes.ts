import type { FeedFields } from './feed-checks.js';
import type { FeedFormInput, FeedInput } from './feed.input.js';
import { toCron } from './schedule.js';

/** Fetched at night, when there is little traffic. */
export const NEW_FEED: FeedFields = {
  url: '',
  username: null,
  cron: '0 4 * * *',
  mode: 'full',
  language: null,
  currency: null,
  active: true,
};

/** Fields that the input leaves out keep their values. */
export function toFields(input: FeedInput, before: FeedFields): FeedFields {
  const { url = before.url, username = before.username, password, cron = before.cron } = input;
  const { mode = before.mode, language = before.language, currency = before.currency } = input;
  const { active = before.active } = input;
  return { url, username, password, cron, mode, language, currency, active };
}

export const formToFields = ({ schedule, time, cron, ...fields }: FeedFormInput): FeedFields => ({
  ...fields,
  cron: toCron({ schedule, time, cron }),
});
