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

/** What a store says about the shape of the file of one of its imports. */
@Injectable()
export class ImportMappingsService {
  constructor(
    private readonly imports: ImportsService,
    private readonly surveys: FeedSurveys,
    private readonly mappings: FeedMappingsService,
  ) {}

  /** @throws NotFound for another company's import, and where the actor may only look */
  async survey(actor: Actor, importId: number, item?: string): Promise<SurveyedFile> {
    const survey = await this.surveys.of(await this.imports.getForRunning(actor, importId), item);
    if (!survey) throw new Conflict('formats.errors.nothing_found');
    return survey;
  }

  /** @throws NotFound also when nothing was said about files of this shape */
  async get(actor: Actor, importId: number, item?: string): Promise<FeedMapping> {
    const { mapping } = await this.survey(actor, importId, item);
    if (!mapping) throw new NotFound();
    return mapping;
  }

  /**
   * Keeps how files of this shape are read; an import that waits for it goes on.
   * @throws Invalid where something is missing without which no item can become an offer
   * @returns whether the import goes on
   */
  async save(actor: Actor, importId: number, input: FeedMappingInput, check: Check): Promise<boolean> {
    const run = await this.imports.getForRunning(actor, importId);
    const survey = await this.survey(actor, importId, input.item);
    // the file's own names, for the form may have been filled with another one
    const rules = toRules(survey.root, { ...input, item: survey.item });
    assertNeeded(rules);
    await this.mappings.save(actor, { companyId: run.companyId, importId, rules }, (before) => {
      if (before) check(before);
    });
    return this.imports.resumeMapped(actor, importId);
  }

  /** Later files of this shape are unknown again. @throws NotFound when nothing was said about them */
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
