import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { Person } from '../../access/actor.js';
import { IdentityProvider } from '../identity/identity-provider.js';
import { PERSONAL_DATA, type PersonalData } from './personal-data.js';

/** Cookies with which a reader of the file could act as the person. */
const SECRETS = /^(session|(__Host-)?XSRF-TOKEN|inertia_once)$/;

/** Everything stored about a person, as JSON. */
@Injectable()
export class PersonalDataFile {
  constructor(
    private readonly database: DataSource,
    private readonly provider: IdentityProvider,
  ) {}

  /**
   * Asks the identity provider before the first byte is sent.
   * @throws Unavailable
   */
  async export(actor: Person, { cookies }: Pick<FastifyRequest, 'cookies'>): Promise<AsyncIterable<string>> {
    const account = await this.provider.account(actor.firebaseId);
    const browser = Object.fromEntries(Object.entries(cookies).filter(([name]) => !SECRETS.test(name)));
    return this.write(actor, { signIn: account, cookiesOfThisBrowser: browser });
  }

  private async *write(actor: Person, known: Record<string, unknown>): AsyncGenerator<string> {
    yield `{\n"exportedAt": ${JSON.stringify(new Date())}`;
    for (const [name, value] of Object.entries(known)) yield `,\n"${name}": ${JSON.stringify(value)}`;
    for (const data of PERSONAL_DATA) {
      yield `,\n"${data.name}": [`;
      let separator = '\n';
      for await (const rows of this.batches(data, actor)) {
        yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
        separator = ',\n';
      }
      yield ']';
    }
    yield '\n}\n';
  }

  private async *batches({ read, of }: PersonalData, actor: Person): AsyncGenerator<object[]> {
    for (let last: string | undefined = '0'; last !== undefined;) {
      const rows = await read.rows(this.database, [actor[of], last]);
      if (rows.length) yield rows.map(({ row }) => row);
      last = rows.at(-1)?.id;
    }
  }
}
