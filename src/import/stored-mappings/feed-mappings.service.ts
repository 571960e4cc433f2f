import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { takeLock } from '../../core/database/advisory-locks.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { FeedMapping } from './feed-mapping.entity.js';
import type { MappingRules } from './mapping-rules.js';

const LOCK_COMPANY = takeLock('feedMappings', '$1::integer');

/** Identifies a mapping: the store and the shape of its files. */
export type FeedShape = Pick<FeedMapping, 'companyId' | 'root' | 'item' | 'header'>;

/** The shape of the files that these rules are for. */
export const shapeOf = (companyId: number, { root, item, header = '' }: MappingRules): FeedShape => ({
  companyId,
  root,
  item,
  header,
});

/** Mappings of stores' own formats; callers check permissions. */
@Injectable()
export class FeedMappingsService {
  constructor(
    @InjectRepository(FeedMapping) private readonly mappings: Repository<FeedMapping>,
    private readonly audit: AuditService,
  ) {}

  /** All of a store, the last changed first. */
  list(companyId: number): Promise<FeedMapping[]> {
    return this.mappings.find({ where: { companyId }, order: { updatedAt: 'DESC', id: 'DESC' } });
  }

  find(shape: FeedShape): Promise<FeedMapping | null> {
    return this.mappings.findOneBy(pick(shape));
  }

  findById(id: number): Promise<FeedMapping | null> {
    return this.mappings.findOneBy({ id });
  }

  /**
   * Adds or replaces the rules for files with the same root and item element, or the same header row.
   * @param rulesAfter gets the locked mapping; throws if it differs from the one that the person saw
   */
  save(
    by: Actor,
    { importId, ...stated }: FeedShape & Pick<FeedMapping, 'importId'>,
    rulesAfter: (before: FeedMapping | null) => MappingRules,
  ): Promise<FeedMapping> {
    const shape = pick(stated);
    const { companyId } = shape;
    return this.mappings.manager.transaction(async (manager) => {
      await manager.query(LOCK_COMPANY, [companyId]);
      const before = await manager.findOneBy(FeedMapping, shape);
      const rules = rulesAfter(before);
      const fields = { ...shape, rules, importId, updatedAt: new Date() };
      const after = await manager.save(FeedMapping, { ...before, ...fields });
      await this.audit.recordWrite(manager, by, AUDITED, before, after);
      return after;
    });
  }

  /** @throws NotFound */
  remove(by: Actor, shape: FeedShape, check: (before: FeedMapping) => void): Promise<void> {
    return this.mappings.manager.transaction(async (manager) => {
      await manager.query(LOCK_COMPANY, [shape.companyId]);
      const before = await manager.findOneBy(FeedMapping, pick(shape));
      if (!before) throw new NotFound();
      check(before);
      await manager.delete(FeedMapping, before.id);
      await this.audit.recordWrite(manager, by, AUDITED, before, null);
    });
  }
}

const pick = ({ companyId, root, item, header }: FeedShape): FeedShape => ({ companyId, root, item, header });

const AUDITED = { kind: 'feed-mapping', toSnapshot } as const;

/** Fields and settings as one text each, which the audit log shows to people. */
function toSnapshot({ companyId, root, item, rules }: FeedMapping): Record<string, unknown> {
  const {
    root: _root,
    item: _item,
    header: _header,
    fields,
    constants,
    rows,
    filters = [],
    ...settings
  } = rules;
  const rulesText = fields.map(({ path, title = path, target, label }) => `${label ?? target}: ${title}`);
  const joined = rows && { rows: [rows.key, ...rows.codes, rows.images ?? ''].filter(Boolean).join(', ') };
  const filtered = filters.map(
    ({ path, condition, values }) => [path, `${condition} ${values.join(', ')}`] as const,
  );
  const values = [...Object.entries({ ...settings, ...constants, ...joined }), ...filtered].filter(
    ([, value]) => value !== null,
  );
  return {
    name: `${root}/${item}`,
    companyId,
    fields: rulesText.join(', '),
    settings: values.map(([name, value]) => `${name}: ${value}`).join(', '),
  };
}
