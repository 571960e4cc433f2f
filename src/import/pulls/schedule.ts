/** The choices of the form; `cron` means any other schedule. */
export const SCHEDULES = ['hourly', 'six-hourly', 'daily', 'cron'] as const;
export type Schedule = (typeof SCHEDULES)[number];

/** `HH:MM` */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export interface ScheduleChoice {
  schedule: Schedule;
  time: string;
  cron: string;
}

const HOURLY = '0 * * * *';
const SIX_HOURLY = '0 */6 * * *';
const DEFAULT_TIME = '04:00';

export function toCron({ schedule, time, cron }: ScheduleChoice): string {
  if (schedule === 'hourly') return HOURLY;
  if (schedule === 'six-hourly') return SIX_HOURLY;
  if (schedule === 'cron') return cron.trim().replace(/ +/g, ' ');
  const [hour, minute] = time.split(':').map(Number);
  return `${minute} ${hour} * * *`;
}

/** The choice of the form for a cron expression. */
export function fromCron(cron: string): ScheduleChoice {
  const choice = { time: DEFAULT_TIME, cron };
  if (cron === HOURLY) return { ...choice, schedule: 'hourly' };
  if (cron === SIX_HOURLY) return { ...choice, schedule: 'six-hourly' };
  const [hour, minute] = dailyTime(cron) ?? [];
  if (hour === undefined || minute === undefined) return { ...choice, schedule: 'cron' };
  return { ...choice, schedule: 'daily', time: `${pad(hour)}:${pad(minute)}` };
}

function dailyTime(cron: string): [hour: number, minute: number] | null {
  const [, minute, hour] = /^(\d{1,2}) (\d{1,2}) \* \* \*$/.exec(cron) ?? [];
  return minute === undefined ? null : [Number(hour), Number(minute)];
}

const pad = (value: number) => String(value).padStart(2, '0');
