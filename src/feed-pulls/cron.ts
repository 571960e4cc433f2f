import { fromWallTime, toWallTime } from '../core/i18n/market-time.js';

/** When something is due, by the clocks of the market: five fields as in a crontab. */
export interface Cron {
  minutes: number[];
  hours: number[];
  days: number[];
  months: number[];
  /** 0 is Sunday. */
  weekdays: number[];
  /** As crontabs do: where both days are named, either counts. */
  eitherDay: boolean;
}

const FIELDS = [
  { from: 0, to: 59 },
  { from: 0, to: 23 },
  { from: 1, to: 31 },
  { from: 1, to: 12 },
  // both ends are Sunday
  { from: 0, to: 7 },
] as const;

const PART = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/;
const DAY_MINUTES = 24 * 60;
/** 29 February comes again within so many days, whatever weekday it is to be. */
const MOST_DAYS = 366 * 8;

/** Reads numbers, `*`, ranges, steps and lists; null when it is no such text. */
export function parseCron(text: string): Cron | null {
  const parts = text.trim().split(/ +/);
  if (parts.length !== FIELDS.length) return null;
  const [minutes, hours, days, months, weekdays] = parts.map((part, index) =>
    readField(part, FIELDS[index]!),
  );
  if (!minutes || !hours || !days || !months || !weekdays) return null;
  return {
    minutes,
    hours,
    days,
    months,
    weekdays: [...new Set(weekdays.map((day) => day % 7))],
    eitherDay: !parts[2]!.startsWith('*') && !parts[4]!.startsWith('*'),
  };
}

/** Minutes between the two moments of a day, or of two days in a row, that are closest to each other. */
export function closestMoments({ hours, minutes }: Cron): number {
  const times = hours.flatMap((hour) => minutes.map((minute) => hour * 60 + minute)).sort((a, b) => a - b);
  const gaps = times.map((time, index) => (times[index + 1] ?? times[0]! + DAY_MINUTES) - time);
  return Math.min(...gaps);
}

/** The first moment after another one; null when it never comes, as on 31 February. */
export function nextMoment(cron: Cron, after: Date): Date | null {
  const wall = toWallTime(after);
  const day = new Date(`${wall.slice(0, 10)}T00:00Z`);
  for (let passed = 0; passed <= MOST_DAYS; passed++, day.setUTCDate(day.getUTCDate() + 1)) {
    if (!isOn(cron, day)) continue;
    const found = firstOf(cron, day, wall, after);
    if (found) return found;
  }
  return null;
}

function firstOf({ hours, minutes }: Cron, day: Date, wall: string, after: Date): Date | null {
  const date = day.toISOString().slice(0, 10);
  for (const hour of hours)
    for (const minute of minutes) {
      const time = `${date}T${pad(hour)}:${pad(minute)}`;
      if (time <= wall) continue;
      const moment = fromWallTime(time);
      // what summer time leaves out stands for an hour later
      if (moment > after) return moment;
    }
  return null;
}

function isOn({ days, months, weekdays, eitherDay }: Cron, day: Date): boolean {
  if (!months.includes(day.getUTCMonth() + 1)) return false;
  const [byDay, byWeekday] = [days.includes(day.getUTCDate()), weekdays.includes(day.getUTCDay())];
  return eitherDay ? byDay || byWeekday : byDay && byWeekday;
}

function readField(text: string, field: (typeof FIELDS)[number]): number[] | null {
  const lists = text.split(',').map((part) => readPart(part, field));
  if (lists.some((list) => list === null)) return null;
  return [...new Set(lists.flatMap((list) => list!))].sort((a, b) => a - b);
}

function readPart(text: string, { from, to }: (typeof FIELDS)[number]): number[] | null {
  const match = PART.exec(text);
  if (!match) return null;
  const [, low, high, step] = match;
  const first = Number(low ?? from);
  // a single number with a step goes on to the end
  const last = Number(high ?? (low === undefined || step ? to : low));
  if (first < from || last > to || first > last || step === '0' || step === '00') return null;
  const every = Number(step ?? 1);
  return Array.from({ length: Math.floor((last - first) / every) + 1 }, (_, index) => first + index * every);
}

const pad = (value: number) => String(value).padStart(2, '0');
