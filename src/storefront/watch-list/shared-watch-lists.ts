import { hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { keptFor } from '../../core/config/retention.js';
import { command, statement, text, time } from '../../core/database/statement.js';
import { readWatched, type Watched, writeWatched } from './watched.js';

const TOKEN_BYTES = 32;

/** A copy of a watch list. */
export interface SharedList {
  watched: Watched[];
  savedAt: Date;
}

/** Copies of watch lists, each behind a link that cannot be guessed. The database has only a hash of its token. */
@Injectable()
export class SharedWatchLists {
  constructor(private readonly database: DataSource) {}

  /**
   * Stores a copy in place of an earlier one.
   * @param token of the earlier one; null: there is none
   * @returns the token of the link
   */
  async save(token: string | null, list: Watched[]): Promise<string> {
    const own = token ?? randomBytes(TOKEN_BYTES).toString('base64url');
    await DELETE_OLD.run(this.database);
    await SAVE.run(this.database, [hashOf(own), writeWatched(list)]);
    return own;
  }

  /** null: there is no such copy any more. */
  async find(token: string): Promise<SharedList | null> {
    const row = await FIND.row(this.database, [hashOf(token)]);
    return row ? { watched: readWatched(row.list), savedAt: row.savedAt } : null;
  }

  async remove(token: string): Promise<void> {
    await REMOVE.run(this.database, [hashOf(token)]);
  }
}

const hashOf = (token: string) => hash('sha256', token, 'base64url');

const SAVE = command(`
  insert into shared_watch_lists (token_hash, list) values ($1, $2)
  on conflict (token_hash) do update set list = excluded.list, saved_at = now()`);

const FIND = statement({ list: text, savedAt: time })`
  select list, saved_at as "savedAt" from shared_watch_lists
  where token_hash = $1 and saved_at >= now() - ${keptFor('sharedWatchLists')}`;

const REMOVE = command('delete from shared_watch_lists where token_hash = $1');

const DELETE_OLD = command(`
  delete from shared_watch_lists where saved_at < now() - ${keptFor('sharedWatchLists')}`);
