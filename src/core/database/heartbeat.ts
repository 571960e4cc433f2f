import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { Config } from '../config/config.js';
import { closeConnection } from './close-connection.js';

const INTERVAL_MS = 500;

/**
 * Parts of the time limit, which pass one after the other. A blocked process makes only one step, however
 * long it takes, and then reads the answers that arrived: so only PostgreSQL's silence counts.
 */
const STEPS = 10;

/**
 * Asks a PostgreSQL server whether it answers, on a connection of its own: slow queries of others do not matter. While
 * the server is silent, guarded clients are closed and cannot connect, so that no request waits.
 */
export class Heartbeat {
  /** Refusals and errors are answers. */
  isSilent = false;
  private readonly logger = new Logger(Heartbeat.name);
  private readonly guarded = new Set<pg.Client>();
  private client: pg.Client | null = null;
  private isStopped = false;

  constructor(
    private readonly url: string,
    private readonly config: Config,
  ) {}

  /** Only in web processes: a worker waits until the server continues. */
  start(): void {
    if (this.config.role === 'web') void this.askUntilStopped();
  }

  stop(): void {
    this.isStopped = true;
    this.hangUp();
  }

  guard(client: pg.Client): void {
    this.guarded.add(client);
    client.once('end', () => this.guarded.delete(client));
  }

  private async askUntilStopped(): Promise<void> {
    while (!this.isStopped) {
      await this.check();
      await pause(INTERVAL_MS, null, { ref: false });
    }
  }

  private async check(): Promise<void> {
    const answered = new AbortController();
    const outcome = await Promise.race([this.queryServer(), this.waitForLimit(answered.signal)]);
    answered.abort();
    if (outcome !== 'answer') this.hangUp();
    if (!this.isStopped) this.setSilent(outcome === 'silence');
  }

  private async queryServer(): Promise<'answer' | 'error'> {
    try {
      await (await this.connected()).query('select');
      return 'answer';
    } catch {
      return 'error';
    }
  }

  private async connected(): Promise<pg.Client> {
    if (this.client) return this.client;
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'katalog-heartbeat',
      keepAlive: true,
    });
    // the next question fails as well
    client.on('error', () => undefined);
    this.client = client;
    await client.connect();
    return client;
  }

  private async waitForLimit(signal: AbortSignal): Promise<'silence'> {
    const stepMs = this.config.serviceAnswerMs / STEPS;
    for (let step = 0; step < STEPS; step++) await pause(stepMs, null, { ref: false, signal });
    return 'silence';
  }

  private hangUp(): void {
    if (this.client) closeConnection(this.client);
    this.client = null;
  }

  private setSilent(isSilent: boolean): void {
    if (isSilent !== this.isSilent)
      this.logger.warn(isSilent ? `${this.name} does not answer` : `${this.name} answers again`);
    this.isSilent = isSilent;
    if (isSilent) for (const client of this.guarded) closeConnection(client);
  }

  /** Only the host, because the URL contains a password. */
  private get name(): string {
    return `PostgreSQL at ${new URL(this.url).host}`;
  }
}
