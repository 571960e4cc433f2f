import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.js';
import { Unauthenticated } from '../../core/errors/domain-errors.js';
import { Metrics } from '../../core/metrics/metrics.js';

export interface MetricsDocument {
  type: string;
  text: string;
}

/** Who may read the metrics, which are business data. */
@Injectable()
export class MetricsAccess {
  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  /**
   * For requests with the token. Without a configured token the metrics are on the management port only.
   * @throws Unauthenticated for a wrong token
   */
  async read(authorization: string | undefined): Promise<MetricsDocument> {
    const { token } = this.config.metrics;
    if (token !== null && !isSame(authorization ?? '', `Bearer ${token}`)) throw new Unauthenticated();
    const { registry } = this.metrics;
    return { type: registry.contentType, text: await registry.metrics() };
  }
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
