import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ADD_FOLLOWER, HAS_FOLLOWER, IS_KNOWN, REMOVE_FOLLOWERS, SETTLE_ALL } from './writing.statements.js';

const OPENSEARCH = 'opensearch';
const LOOK_EVERY_MS = 100;

/** Whether changes are kept for OpenSearch. */
@Injectable()
export class Followers {
  constructor(private readonly database: DataSource) {}

  async has(): Promise<boolean> {
    return (await HAS_FOLLOWER.row(this.database, [OPENSEARCH])) !== undefined;
  }

  /** From now on all changes are stored; transactions that began before are committed. */
  async add(): Promise<void> {
    const added = await ADD_FOLLOWER.row(this.database, [OPENSEARCH]);
    if (!added) return;
    while (!(await IS_KNOWN.row(this.database, [added.transaction]))) await pause(LOOK_EVERY_MS);
  }

  /** Nothing is kept any more. */
  async remove(): Promise<void> {
    await REMOVE_FOLLOWERS.run(this.database);
    await SETTLE_ALL.run(this.database);
  }
}
