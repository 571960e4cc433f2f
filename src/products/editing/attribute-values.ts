import type { AttributeRegistry } from '../../attributes/attribute-registry.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import type { AttributeChange } from './attribute.changes.js';

interface Context {
  registry: AttributeRegistry;
  /** The list before the write. */
  stored: AttributeChange[];
}

/**
 * An attribute by its definition; free text does not change.
 * @throws Invalid for an unknown definition, or a value that does not fit
 */
export function readAttribute(
  attribute: AttributeChange,
  index: number,
  { registry, stored }: Context,
): AttributeChange {
  const { id, definitionId, value, unit } = attribute;
  if (definitionId === null) return attribute;
  const field = (name: string) => `attributes.${index}.${name}`;
  const definition = registry.get(definitionId);
  if (!definition) throw Invalid.at(field('definitionId'), 'offers.errors.unknown_definition');
  // forms may send no ids
  const before = stored.find((known) => (id ? known.id === id : known.definitionId === definitionId));
  const read = registry.read(definition, { value, unit }, { before: before?.value });
  if ('key' in read) throw Invalid.at(field(read.field), read.key, read.values);
  return { ...attribute, ...read };
}
