import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor.js';
import { Conflict, Invalid, NotFound } from '../../../core/errors/domain-errors.js';
import type { FeedMapping } from '../../stored-mappings/feed-mapping.entity.js';
import { FeedMappingsService, shapeOf } from '../../stored-mappings/feed-mappings.service.js';
import {
  type FieldRule,
  MAX_FIELDS,
  type MappingRules,
  type MappingTarget,
  NEEDED_TARGETS,
} from '../../stored-mappings/mapping-rules.js';
import { ImportsService } from '../../imports.service.js';
import type { FeedMappingInput } from './feed-mapping.input.js';
import { FeedSurveys, type SurveyedFile } from './feed-surveys.js';
import { withLabel, NO_SETTINGS, toRules } from './mapping-form.js';

type Check = (mapping: FeedMapping) => void;

/** The mapping for the format of an imported file. */
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
    // the names of this file: the form may contain another file's
    const rules = toRules(survey, { ...input, item: survey.item });
    assertNeeded(rules);
    await this.mappings.save(actor, { ...shapeOf(run.companyId, rules), importId }, (before) => {
      if (before) check(before);
      return rules;
    });
    return this.imports.resumeMapped(actor, importId);
  }

  /**
   * Maps a field that the format of the import's file does not read; later files of this shape are read with it.
   * @throws Invalid when the format reads it, or the file lacks it
   */
  async addField(actor: Actor, importId: number, rule: FieldRule): Promise<FeedMapping> {
    const { companyId, feed } = await this.imports.getFor(actor, 'map-fields', importId);
    const { summary } = feed;
    const field = summary?.unread?.fields.find(({ path }) => path === rule.path);
    if (!summary?.unread || !field) throw Invalid.at('path', 'formats.errors.not_unread');
    const { root, item, header } = summary.unread;
    const first = summary.mapping ?? {
      root,
      item,
      ...(header !== undefined && { header }),
      completes: summary.format,
      fields: [],
      ...NO_SETTINGS,
    };
    return this.mappings.save(actor, { ...shapeOf(companyId, first), importId }, (before) => {
      const rules = before?.rules ?? first;
      if (rules.completes !== first.completes) throw new Conflict('formats.errors.other_format');
      return withField(rules, toRule(rule, field.title));
    });
  }

  /** Deletes the mapping; later files of this shape wait for one. @throws NotFound when there is none */
  async remove(actor: Actor, importId: number, item: string | undefined, check: Check): Promise<void> {
    await this.mappings.remove(actor, await this.get(actor, importId, item), check);
  }
}

const toRule = ({ path, target, label }: FieldRule, title?: string): FieldRule =>
  withLabel({
    path,
    ...(title !== undefined && { title }),
    target,
    label: target === 'attribute' ? label : null,
  });

function withField(rules: MappingRules, rule: FieldRule): MappingRules {
  const fields = [...rules.fields.filter(({ path }) => path !== rule.path), rule];
  if (fields.length > MAX_FIELDS) throw new Conflict('formats.errors.too_many');
  return { ...rules, fields };
}

function assertNeeded({ fields, linkTemplate }: MappingRules): void {
  const isGiven = (needed: MappingTarget) =>
    fields.some(({ target }) => target === needed) || (needed === 'link' && Boolean(linkTemplate));
  const missing = NEEDED_TARGETS.filter((needed) => !isGiven(needed));
  if (!missing.length) return;
  throw new Invalid(
    'formats.errors.needed',
    {},
    Object.fromEntries(missing.map((target) => [`needed.${target}`, { key: `formats.errors.${target}` }])),
  );
}
