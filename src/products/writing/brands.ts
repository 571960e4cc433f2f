import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { foldText } from '../../core/i18n/fold-text.js';
import { ADD_BRANDS } from './offer-writer.statements.js';

/** Brands by name, regardless of case and diacritics. */
@Injectable()
export class Brands {
  constructor(private readonly database: DataSource) {}

  /**
   * Ids by folded name; unknown brands are added.
   * @param manager where they are added; else at once, so that no other import waits for the transaction that needs them
   */
  async idsOf(names: string[], manager?: EntityManager): Promise<Map<string, number>> {
    const spelt = new Map(names.map((name) => [foldText(name), name]));
    if (!spelt.size) return new Map();
    const keys = [...spelt.keys()].sort();
    const rows = await ADD_BRANDS.rows(manager ?? this.database, [keys, keys.map((key) => spelt.get(key))]);
    return new Map(rows.map(({ key, id }) => [key, id]));
  }
}
