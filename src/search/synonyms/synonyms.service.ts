import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { takeLock } from '../../core/database/advisory-locks.js';
import { andContainsWords } from '../../core/database/contains-words.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Synonym } from './synonym.entity.js';
import { toSnapshot } from './synonym.presenter.js';
import type { SynonymsQuery } from './synonym.query.js';
import { assertSynonym } from './synonym.rules.js';
import * as statements from './synonym.statements.js';
import { phraseKey } from './phrase.js';

export type SynonymFields = Pick<Synonym, 'language' | 'words' | 'meanings'>;

/** A search term in a language. */
interface SearchTerm {
  language: Locale;
  phrase: string;
}

const AUDITED = { kind: 'synonym', toSnapshot } as const;

/** Synonyms. Each search checks for changes, so changes take effect immediately. */
@Injectable()
export class SynonymsService {
  constructor(
    @InjectRepository(Synonym) private readonly synonyms: Repository<Synonym>,
    private readonly audit: AuditService,
  ) {}

  /** @throws NotFound */
  async get(id: number, manager: EntityManager = this.synonyms.manager): Promise<Synonym> {
    const synonym = await manager.findOneBy(Synonym, { id });
    if (!synonym) throw new NotFound();
    return synonym;
  }

  /** One page, and the number of all. */
  async list({ query, language, page, limit }: SynonymsQuery) {
    const found = this.synonyms.createQueryBuilder('synonym').where('true');
    if (language) found.andWhere('synonym.language = :language', { language });
    andContainsWords(found, `fold_text(array_to_string(synonym.words || synonym.meanings, ' '))`, query);
    const [synonyms, count] = await found
      .orderBy('synonym.language', 'DESC')
      .addOrderBy('synonym.words[1] collate "sl-x-icu"')
      .addOrderBy('synonym.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .getManyAndCount();
    return { synonyms, count };
  }

  /** The ids of the synonyms that have these phrases; phrases without one are left out. */
  idsOf(terms: SearchTerm[]): Promise<(SearchTerm & { id: number })[]> {
    const phrases = terms.map((term) => ({ ...term, stems: phraseKey(term.phrase) }));
    return statements.SYNONYMS_OF.rows(this.synonyms.manager, [JSON.stringify(phrases)]);
  }

  /**
   * Adds a synonym. @returns its id
   * @throws Invalid for phrases that are empty or repeated
   * @throws Conflict when another synonym of the language has a phrase
   */
  create(by: Actor, fields: SynonymFields): Promise<number> {
    return this.change(async (manager) => {
      await this.check(manager, fields, null);
      const synonym = await manager.save(Synonym, manager.create(Synonym, fields));
      await this.savePhrases(manager, synonym.id, fields.words);
      await this.audit.recordWrite(manager, by, AUDITED, null, synonym);
      return synonym.id;
    });
  }

  /**
   * Makes the changes that `change` derives from the stored synonym.
   * @throws NotFound
   * @throws Invalid, Conflict as `create`
   */
  update(by: Actor, id: number, change: (synonym: Synonym) => SynonymFields): Promise<void> {
    return this.change(async (manager) => {
      const before = await this.get(id, manager);
      const after = { ...before, ...change(before) };
      if (isDeepStrictEqual(toSnapshot(before), toSnapshot(after))) return;
      const { language, words, meanings } = after;
      await this.check(manager, after, id);
      await manager.update(Synonym, id, { language, words, meanings, updatedAt: new Date() });
      await this.savePhrases(manager, id, words);
      await this.audit.recordWrite(manager, by, AUDITED, before, after);
    });
  }

  /** @throws NotFound */
  remove(by: Actor, id: number, check?: (synonym: Synonym) => void): Promise<void> {
    return this.change(async (manager) => {
      const before = await this.get(id, manager);
      check?.(before);
      await manager.delete(Synonym, id);
      await this.audit.recordWrite(manager, by, AUDITED, before, null);
    });
  }

  private async check(
    manager: EntityManager,
    { language, words, meanings }: SynonymFields,
    id: number | null,
  ) {
    const taken = await statements.TAKEN_PHRASE.row(manager, [words.map(phraseKey), language, id]);
    assertSynonym(words, meanings, taken);
  }

  private async savePhrases(manager: EntityManager, id: number, words: string[]): Promise<void> {
    await statements.DELETE_PHRASES.run(manager, [id]);
    await statements.ADD_PHRASES.run(manager, [id, words.map(phraseKey)]);
  }

  /** Runs changes one after the other, each in a transaction. */
  private change<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.synonyms.manager.transaction(async (manager) => {
      await manager.query(takeLock('synonyms'));
      return work(manager);
    });
  }
}
