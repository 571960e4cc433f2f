import { createHash, randomBytes } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { statement, text } from '../core/database/statement.js';
import type { Caller } from '../core/http/routing/caller.js';

/** All processes share it; yesterday's is gone for good, and with it the way back from a hash to an address. */
const SALT_OF_DAY = statement(
  { salt: text },
  `
  insert into settings as s (key, value) values ('analytics.salt', jsonb_build_object('day', $1::text, 'salt', $2::text))
  on conflict (key) do update set updated_at = now(),
    value = case when s.value ->> 'day' >= $1 then s.value else excluded.value end
  returning value ->> 'salt' as salt`,
);

const HASH_BYTES = 16;

/** Tells the visits of one day apart without knowing anybody. */
@Injectable()
export class VisitSalt {
  private today?: { day: string; salt: Promise<string> };

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * The same for the same browser at the same address on the same day (UTC), and never again. The first half is the same
   * for all browsers there: whoever has one may claim to have many.
   */
  async hashOf({ address, userAgent }: Caller): Promise<Buffer> {
    const salt = await this.salt(new Date().toISOString().slice(0, 10));
    // somebody's own network has more addresses of IPv6 than there are visitors
    const parts = [normalizeIP(address), `${address}\n${userAgent}`];
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
      // the next visit asks again
      this.today = undefined;
      throw error;
    }
  }
}
