import { Injectable } from '@nestjs/common';
import { Config } from '../../../../core/config/config.js';
import { Engine } from './engine.js';
import { FORM, INDEX_KINDS, indexDefinition, type IndexKind } from './index-definitions.js';

/** Allocating shards takes its time. */
const TIMEOUT_MS = 60_000;
const REFRESH_EVERY = '1s';
/** The part of an index name after the prefix, of any form. Longer prefixes belong to other installations. */
const OF_ANY_FORM = /^([0-9a-f]{8}-)?\d+-[a-z]+$/;

/**
 * The indexes of this installation. A generation contains an index of each kind, filled together; readers use
 * the live one through an alias. Each index has an alias for writing, too, so a late write cannot recreate an
 * index. All names contain the form of the indexed content.
 */
@Injectable()
export class EngineIndexes {
  constructor(
    private readonly engine: Engine,
    private readonly config: Config,
  ) {}

  private get settings() {
    const { openSearch } = this.config;
    if (!openSearch) throw new Error('OPENSEARCH_URL is not set.');
    return openSearch;
  }

  private get own(): string {
    return `${this.settings.prefix}-${FORM}`;
  }

  /** The alias that readers ask. */
  alias(kind: IndexKind): string {
    return `${this.own}-${kind}`;
  }

  /** The alias of a generation's index for writing. */
  writing(kind: IndexKind, generation: string): string {
    return `${this.nameOf(kind, generation)}-writing`;
  }

  nameOf(kind: IndexKind, generation: string): string {
    return `${this.own}-${generation}-${kind}`;
  }

  /** The generations that receive changes: the live one, and one that is being filled. */
  async generations(): Promise<string[]> {
    const found = await this.engine.find<Record<string, unknown>>(`/_alias/${this.own}-*-cards-writing`);
    return Object.keys(found ?? {}).map((name) => this.generationOf(name));
  }

  /** The generation that readers use; null: there is none. */
  async liveGeneration(): Promise<string | null> {
    const found = await this.engine.find<Record<string, unknown>>(`/_alias/${this.alias('cards')}`);
    const [name] = Object.keys(found ?? {});
    return name ? this.generationOf(name) : null;
  }

  async create(generation: string): Promise<void> {
    for (const kind of INDEX_KINDS) {
      const aliases = { [this.writing(kind, generation)]: {} };
      const body = { ...indexDefinition(kind, this.settings.shards), aliases };
      const name = this.nameOf(kind, generation);
      await this.engine.request('PUT', `/${name}`, { body, timeoutMs: TIMEOUT_MS });
    }
  }

  /** Makes it ready for readers: written documents are visible, and there are copies. */
  async finish(generation: string): Promise<void> {
    const names = INDEX_KINDS.map((kind) => this.nameOf(kind, generation)).join();
    const body = {
      index: { refresh_interval: REFRESH_EVERY, number_of_replicas: this.settings.replicas },
    };
    await this.engine.request('PUT', `/${names}/_settings`, { body, timeoutMs: TIMEOUT_MS });
    await this.refresh(generation);
  }

  async refresh(generation: string): Promise<void> {
    const names = INDEX_KINDS.map((kind) => this.nameOf(kind, generation)).join();
    await this.engine.request('POST', `/${names}/_refresh`, { timeoutMs: TIMEOUT_MS });
  }

  /** Switches readers to another generation, all kinds at once. */
  async swapTo(generation: string): Promise<void> {
    const live = await this.liveGeneration();
    const actions = INDEX_KINDS.flatMap((kind) => [
      ...(live ? [{ remove: { index: this.nameOf(kind, live), alias: this.alias(kind) } }] : []),
      { add: { index: this.nameOf(kind, generation), alias: this.alias(kind) } },
    ]);
    await this.engine.request('POST', '/_aliases', { body: { actions }, timeoutMs: TIMEOUT_MS });
  }

  async remove(generation: string): Promise<void> {
    await this.removeAll(INDEX_KINDS.map((kind) => this.nameOf(kind, generation)));
  }

  /** Removes indexes of other releases after readers use a generation of this one. */
  async removeOtherForms(): Promise<void> {
    const { prefix } = this.settings;
    const found = await this.engine.find<Record<string, unknown>>(`/_alias/${prefix}-*-writing`);
    const others = Object.keys(found ?? {}).filter(
      (name) => OF_ANY_FORM.test(name.slice(prefix.length + 1)) && !name.startsWith(`${this.own}-`),
    );
    if (others.length) await this.removeAll(others);
  }

  private async removeAll(names: string[]): Promise<void> {
    await this.engine.request('DELETE', `/${names.join()}`, {
      query: { ignore_unavailable: true },
      timeoutMs: TIMEOUT_MS,
    });
  }

  /** @param name of its index of cards */
  private generationOf(name: string): string {
    return name.slice(this.own.length + 1, -'-cards'.length);
  }
}
