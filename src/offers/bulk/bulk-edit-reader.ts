import { Injectable } from '@nestjs/common';
import { AttributesService } from '../../attributes/attributes.service.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import { writtenTexts } from '../../core/i18n/local-text.js';
import { DEFAULT_LOCALE } from '../../core/i18n/locales.js';
import type { BulkEdit } from './bulk-edit.js';
import { type BulkEditInput, toEdit } from './bulk-edit.input.js';

/** Reads the form of a bulk edit. */
@Injectable()
export class BulkEditReader {
  constructor(private readonly attributes: AttributesService) {}

  /**
   * The values to write; null: nothing was filled in.
   * @throws Invalid for a value that does not fit its attribute
   */
  async read(input: BulkEditInput): Promise<BulkEdit | null> {
    const attribute = await this.attribute(input);
    const edit = { ...toEdit(input), ...(attribute && { attribute }) };
    return Object.keys(edit).length ? edit : null;
  }

  private async attribute(input: BulkEditInput): Promise<BulkEdit['attribute']> {
    const { attributeId, attributeBy, attributeSl, attributeEn } = input;
    const value = writtenTexts({}, { translations: { sl: attributeSl, en: attributeEn } }, DEFAULT_LOCALE);
    const isFilled = Object.keys(value).length > 0;
    if (!attributeId) {
      if (isFilled) throw Invalid.at('attributeId', 'offers.bulk_edit.no_attribute');
      return undefined;
    }
    const registry = await this.attributes.registry();
    const definition = registry.get(attributeId);
    if (!definition) throw Invalid.at('attributeId', 'offers.errors.unknown_definition');
    const { id: definitionId, name } = definition;
    if (attributeBy === 'remove') return { definitionId, name, value: null, unit: null };
    if (!isFilled) throw Invalid.at('attributeSl', 'validation.isNotEmpty');
    const read = registry.read(definition, { value, unit: null });
    if ('key' in read) throw Invalid.at(attributeSl ? 'attributeSl' : 'attributeEn', read.key, read.values);
    return { definitionId, name, ...read };
  }
}
