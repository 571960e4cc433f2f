import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { float, statement, text } from '../../../core/database/statement.js';
import { type Days, eachDay, type VisitPeriod } from './visit-period.js';
import { VisitPeriods } from './visit-periods.js';

/** The scope of the visits; without fields, all stores. */
export interface VisitScope {
  companyId?: number;
  productId?: number;
}

/** Views of products, and visits from them to stores. */
export interface VisitCounts {
  views: number;
  visits: number;
}

export interface DayCounts extends VisitCounts {
  /** `YYYY-MM-DD` */
  day: string;
}

/** A number of the period and of the one before; null: unknown, or nothing was counted then. */
export interface VisitFigure {
  /** `rate`: visits to stores per hundred views. */
  id: 'views' | 'visits' | 'rate';
  now: number | null;
  before: number | null;
}

/** A period by day, and the totals of the period before it. */
export interface CountedPeriod {
  period: VisitPeriod;
  /** All days, also those without visits. */
  days: DayCounts[];
  before: VisitCounts;
}

const DAY_COUNTS = { day: text, views: float, visits: float };

const OF_COMPANIES = statement(DAY_COUNTS)`
  select day::text, sum(views)::float8 as views, sum(visits)::float8 as visits from company_days
  where day between $1 and $2 and ($3::integer is null or company_id = $3) group by day`;

const OF_PRODUCT = statement(DAY_COUNTS)`
  select day::text, coalesce(sum(count) filter (where type = 'PRODUCT_CLICK'), 0)::float8 as views,
    coalesce(sum(count) filter (where type = 'PRODUCT_STORE_REDIRECT'), 0)::float8 as visits
  from event_days where day between $1 and $2 and product_id = $3 group by day`;

/** A period as people see it. */
export interface VisitSums {
  figures: VisitFigure[];
  /** The period of comparison. */
  before: Days & { isKnown: boolean };
  /** The last day is still being counted. */
  days: DayCounts[];
}

/** Visits by day. */
@Injectable()
export class VisitDays {
  constructor(
    private readonly database: DataSource,
    private readonly periods: VisitPeriods,
  ) {}

  /** @param days one of `PERIODS` */
  async countDays(scope: VisitScope, days: number): Promise<CountedPeriod> {
    const period = await this.periods.readPeriod(days);
    const [now, before] = await Promise.all([this.list(scope, period), this.list(scope, period.before)]);
    return { period, days: now, before: totalOf(before) };
  }

  private async list({ companyId, productId }: VisitScope, days: Days): Promise<DayCounts[]> {
    const statement = productId === undefined ? OF_COMPANIES : OF_PRODUCT;
    const parameters = [days.from, days.to, productId ?? companyId ?? null];
    const rows = await statement.rows(this.database, parameters);
    const counted = new Map(rows.map((row) => [row.day, row]));
    return eachDay(days).map((day) => counted.get(day) ?? { day, views: 0, visits: 0 });
  }
}

export function totalOf(days: VisitCounts[]): VisitCounts {
  const sum = (id: keyof VisitCounts) => days.reduce((total, day) => total + day[id], 0);
  return { views: sum('views'), visits: sum('visits') };
}

/** Visits to stores per hundred views; null without views. */
export const rateOf = ({ views, visits }: VisitCounts) => (views > 0 ? (100 * visits) / views : null);

/** Sums for a period and the previous one, which may be before the first counted day. */
export function figuresOf({ days, before, period }: CountedPeriod): VisitSums {
  const isKnown = before.views > 0 || before.visits > 0;
  const now = totalOf(days);
  const figures: VisitFigure[] = [
    { id: 'views', now: now.views, before: isKnown ? before.views : null },
    { id: 'visits', now: now.visits, before: isKnown ? before.visits : null },
    { id: 'rate', now: rateOf(now), before: isKnown ? rateOf(before) : null },
  ];
  return { figures, before: { ...period.before, isKnown }, days };
}
