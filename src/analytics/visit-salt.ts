import { createHash, randomBytes } from 'node:crypto';
import { networkOf } from '../core/http/rates/network.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { statement, text } from '../core/database/statement.js';
import type { Caller } from '../core/http/routing/caller.js';

/** Shared by all processes. Yesterday's is overwritten, so that hashes can no longer be traced to an IP address. */
const SALT_OF_DAY = statement({ salt: text })`
  insert into settings as s (key, value) values ('analytics.salt', jsonb_build_object('day', $1::text, 'salt', $2::text))
  on conflict (key) do update set updated_at = now(),
    value = case when s.value ->> 'day' >= $1 then s.value else excluded.value end
  returning value ->> 'salt' as salt`;

const HASH_BYTES = 16;

/** Distinguishes the visits of one day without identifying visitors. */
@Injectable()
export class VisitSalt {
  private today?: { day: string; salt: Promise<string> };

  constructor(private readonly database: DataSource) {}

  /**
   * A hash that stays the same for one browser and IP address on one day (UTC). The first half depends only on
   * the IP address, so that events of one address can be limited for any browser.
   */
  async hashOf({ address, userAgent }: Caller): Promise<Buffer> {
    const salt = await this.salt(new Date().toISOString().slice(0, 10));
    const parts = [networkOf(address), `${address}\n${userAgent}`];
    return Buffer.concat(
      parts.map((part) =>
        createHash('sha256')
          .update(`${salt}\n${part}`)
          .digest()
          .subarray(0, HASH_BYTES / 2),
      ),
    );
  }

  private salt(day: string): Promise<string> {
    if (this.today?.day !== day) this.today = { day, salt: this.saltOf(day) };
    return this.today.salt;
  }

  private async saltOf(day: string): Promise<string> {
    try {
      const fresh = randomBytes(HASH_BYTES).toString('hex');
      return (await SALT_OF_DAY.one(this.database, [day, fresh])).salt;
    } catch (error) {
      // so that the next call tries again
      this.today = undefined;
      throw error;
    }
  }
}
