import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '../../../../core/metrics/metrics.js';
import { engineUnavailable } from '../engine/engine-unavailable.js';
import { EngineIndexes } from '../engine/engine-indexes.js';
import { busyReason, Engine, type Json } from '../engine/engine.js';
import type { IndexKind } from '../engine/index-definitions.js';

/** A document to write. Without content it is added if it is missing, else marked as used. */
export interface Write {
  kind: IndexKind;
  id: string;
  /** JSON. */
  body: string;
  version?: number;
  /** Added only if it is missing, else unchanged: in a generation that is being filled. */
  isNew?: boolean;
  /** Only these fields are changed, of a document that is there. */
  isPartial?: boolean;
}

interface ItemAnswer {
  status: number;
  error?: { type: string; reason?: string };
}

/** Bytes sent in one request. */
const MAX_BYTES = 4_000_000;
/** Well below `index.gc_deletes` and the timeout of the jobs: late documents are refused by their version. */
const TIMEOUT_MS = 30_000;
const BUSY = 429;
const BUSY_PAUSES_MS = [100, 400, 1_600, 5_000];

/** The engine takes no documents until a person acts: a full disk, or an index of another form. */
export class Refused extends Error {}

/** Sends documents; newer versions in the engine remain. */
@Injectable()
export class BulkWriter {
  private readonly logger = new Logger(BulkWriter.name);
  private readonly refusals;

  constructor(
    private readonly engine: Engine,
    private readonly indexes: EngineIndexes,
    metrics: Metrics,
  ) {
    this.refusals = metrics.counter(
      'katalog_index_refused_total',
      'Documents that OpenSearch has not taken: busy ones are sent again, others wait for somebody.',
      ['reason'],
    );
  }

  /**
   * @throws Unavailable when the engine does not answer or stays busy
   * @throws Refused when it takes none
   */
  async write(writes: Write[], generations: string[]): Promise<void> {
    for (const generation of generations)
      for (const batch of batches(writes)) await this.send(batch, generation);
  }

  private async send(writes: Sent[], generation: string): Promise<void> {
    let busy: Busy = { writes };
    for (const wait of [...BUSY_PAUSES_MS, null]) {
      busy = await this.sendOnce(busy.writes, generation);
      if (!busy.writes.length) return;
      if (wait !== null) await pause(wait);
    }
    throw engineUnavailable(`${busy.writes.length} documents were refused as too many: ${busy.reason}`);
  }

  /** @returns those that it is too busy for */
  private async sendOnce(writes: Sent[], generation: string): Promise<Busy> {
    const lines = writes.flatMap(({ write, body }) => [this.action(write, generation), body]);
    const query = { require_alias: true, timeout: '10s', filter_path: 'items.*.status,items.*.error' };
    const { items } = await this.engine
      .request<{ items: Record<string, ItemAnswer>[] }>('POST', '/_bulk', {
        lines,
        query,
        timeoutMs: TIMEOUT_MS,
      })
      .catch((error: unknown) => {
        const reason = busyReason(error);
        if (reason === null) throw error;
        return { items: writes.map(() => ({ all: { status: BUSY, error: { type: 'busy', reason } } })) };
      });
    const answers = items.map((item) => Object.values(item)[0]!);
    const busy = writes.filter((_, at) => answers[at]!.status === BUSY);
    if (busy.length) this.refusals.inc({ reason: 'busy' }, busy.length);
    const refused = answers.filter(isRefused);
    if (!refused.length)
      return { writes: busy, reason: answers.find(({ status }) => status === BUSY)?.error?.reason };
    const [first] = refused;
    const reason = first!.status === 403 ? 'blocked' : first!.status === 400 ? 'form' : 'failed';
    this.refusals.inc({ reason }, refused.length);
    this.logger.error(
      `${refused.length} documents refused, such as ${JSON.stringify(first).slice(0, 1_000)}`,
    );
    if (first!.status >= 500) throw engineUnavailable();
    throw new Refused(`OpenSearch refuses documents: ${first!.error?.type}: ${first!.error?.reason}`);
  }

  private action({ kind, id, version, isNew }: Write, generation: string): Json {
    const _index = this.indexes.writing(kind, generation);
    if (isNew) return { create: { _index, _id: id } };
    if (version === undefined) return { update: { _index, _id: id, retry_on_conflict: 3 } };
    return { index: { _index, _id: id, version, version_type: 'external' } };
  }
}

interface Sent {
  write: Write;
  body: string;
}

/** The documents that the engine is too busy for, and the reason. */
interface Busy {
  writes: Sent[];
  reason?: string;
}

function* batches(writes: Write[]): Generator<Sent[]> {
  let batch: Sent[] = [];
  let bytes = 0;
  for (const write of writes) {
    const text = textOf(write);
    if (batch.length && bytes + text.length > MAX_BYTES) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push({ write, body: text });
    bytes += text.length;
  }
  if (batch.length) yield batch;
}

function textOf({ body, version, isNew, isPartial }: Write): string {
  if (isPartial) return `{"doc":${body}}`;
  return version === undefined && !isNew ? `{"doc":{"isUnused":false},"upsert":${body}}` : body;
}

/** The generation was removed meanwhile. */
const isRemoved = ({ error }: ItemAnswer) => error?.type === 'index_not_found_exception';

/** Not those that are there in a newer version already (409), or are sent again (429). */
const isRefused = (answer: ItemAnswer) =>
  answer.status >= 300 && ![409, BUSY].includes(answer.status) && !isRemoved(answer);
