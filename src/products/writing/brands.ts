import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { foldText } from '../../core/i18n/fold-text.js';
import { ADD_BRANDS } from './offer-writer.statements.js';

/** Brands by name, regardless of case and diacritics. */
@Injectable()
export class Brands {
  /** Ids by folded name; unknown brands are added. */
  async idsOf(manager: EntityManager, names: string[]): Promise<Map<string, number>> {
    const spelt = new Map(names.map((name) => [foldText(name), name]));
    if (!spelt.size) return new Map();
    const keys = [...spelt.keys()].sort();
    const rows = await ADD_BRANDS.rows(manager, [keys, keys.map((key) => spelt.get(key))]);
    return new Map(rows.map(({ key, id }) => [key, id]));
  }
}
