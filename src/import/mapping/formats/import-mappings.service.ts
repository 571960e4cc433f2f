import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor.js';
import { Conflict, Invalid, NotFound } from '../../../core/errors/domain-errors.js';
import type { FeedMapping } from '../../stored-mappings/feed-mapping.entity.js';
import { FeedMappingsService } from '../../stored-mappings/feed-mappings.service.js';
import { type MappingRules, NEEDED_TARGETS } from '../../stored-mappings/mapping-rules.js';
import { ImportsService } from '../../imports.service.js';
import type { FeedMappingInput } from './feed-mapping.input.js';
import { FeedSurveys, type SurveyedFile } from './feed-surveys.js';
import { toRules } from './mapping-form.js';

type Check = (mapping: FeedMapping) => void;

/** The mapping of the format of an import's file. */
@Injectable()
export class ImportMappingsService {
  constructor(
    private readonly imports: ImportsService,
    private readonly surveys: FeedSurveys,
    private readonly mappings: FeedMappingsService,
  ) {}

  /** @throws NotFound for an import of another company, and for an actor who may only read it */
  async survey(actor: Actor, importId: number, item?: string): Promise<SurveyedFile> {
    const survey = await this.surveys.survey(await this.imports.getFor(actor, 'map-fields', importId), item);
    if (!survey) throw new Conflict('formats.errors.nothing_found');
    return survey;
  }

  /** @throws NotFound also when there is no mapping of this shape */
  async get(actor: Actor, importId: number, item?: string): Promise<FeedMapping> {
    const { mapping } = await this.survey(actor, importId, item);
    if (!mapping) throw new NotFound();
    return mapping;
  }

  /**
   * Saves the mapping; an import that waits for it continues.
   * @throws Invalid when a required field is not mapped
   * @returns whether the import continues
   */
  async save(actor: Actor, importId: number, input: FeedMappingInput, check: Check): Promise<boolean> {
    const run = await this.imports.getFor(actor, 'map-fields', importId);
    const survey = await this.survey(actor, importId, input.item);
    // the names of this file: the form may have been filled with those of another one
    const rules = toRules(survey.root, { ...input, item: survey.item });
    assertNeeded(rules);
    await this.mappings.save(actor, { companyId: run.companyId, importId, rules }, (before) => {
      if (before) check(before);
    });
    return this.imports.resumeMapped(actor, importId);
  }

  /** Deletes the mapping; later files of this shape wait for one. @throws NotFound when there is none */
  async remove(actor: Actor, importId: number, item: string | undefined, check: Check): Promise<void> {
    await this.mappings.remove(actor, await this.get(actor, importId, item), check);
  }
}

function assertNeeded({ fields }: MappingRules): void {
  const missing = NEEDED_TARGETS.filter((needed) => !fields.some(({ target }) => target === needed));
  if (!missing.length) return;
  throw new Invalid(
    'formats.errors.needed',
    {},
    Object.fromEntries(missing.map((target) => [`needed.${target}`, { key: `formats.errors.${target}` }])),
  );
}
