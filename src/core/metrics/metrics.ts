import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Config } from '../config/config.js';
import { droppedLogLines } from '../log/log-stream.js';

/** From a cached answer to the limit of a browser's patience, in seconds. */
const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.05, 0.25, 1, 5, 15, 60, 300, 1800, 7200];

/** The metrics of this process. Labels have a fixed set of values, so that there are few series. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: 'katalog_http_request_duration_seconds',
    help: 'Time until an answer was sent, by pattern of its address and class of its status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: ANSWER_SECONDS,
    registers: [this.registry],
  });

  readonly drawing = new Histogram({
    name: 'katalog_ssr_duration_seconds',
    help: 'Time in which a page was drawn on the server; failed ones are left to the browser.',
    labelNames: ['outcome'] as const,
    buckets: ANSWER_SECONDS,
    registers: [this.registry],
  });

  readonly jobs = new Histogram({
    name: 'katalog_job_duration_seconds',
    help: 'Time that a job took in this process.',
    labelNames: ['queue', 'job', 'outcome'] as const,
    buckets: JOB_SECONDS,
    registers: [this.registry],
  });

  constructor({ role, metrics }: Config) {
    this.registry.setDefaultLabels({ role });
    this.gauge('katalog_log_dropped_lines', 'Lines that the log could not take.', [], (lines) =>
      lines.set(droppedLogLines()),
    );
    // the process's default metrics cost time, so they need a reader
    if (metrics.token || metrics.port !== null) collectDefaultMetrics({ register: this.registry });
  }

  counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /**
   * @param collect sets the value at each scrape. Collectors run concurrently, so one must not rely on values
   * that another sets; an error omits all metrics
   */
  gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    collect: (gauge: Gauge<Label>) => void | Promise<void>,
  ): Gauge<Label> {
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: () => collect(gauge),
    });
    return gauge;
  }
}
