import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.js';
import { Unauthenticated } from '../../core/errors/domain-errors.js';
import { Metrics } from '../../core/metrics/metrics.js';

export interface MetricsDocument {
  type: string;
  text: string;
}

/** Who may read the figures: they say how a business is doing. */
@Injectable()
export class MetricsAccess {
  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  /**
   * For whoever shows the token. Where none is set there is only the port of operators, bound to this machine.
   * @throws Unauthenticated when another one is shown
   */
  async read(authorization: string | undefined): Promise<MetricsDocument> {
    const { token } = this.config.metrics;
    if (token !== null && !isSame(authorization ?? '', `Bearer ${token}`)) throw new Unauthenticated();
    const { registry } = this.metrics;
    return { type: registry.contentType, text: await registry.metrics() };
  }
}

/** In a time that tells nothing of how much of it is right. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
