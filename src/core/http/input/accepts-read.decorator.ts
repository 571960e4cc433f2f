import { Allow, getMetadataStorage } from 'class-validator';

type Class = abstract new () => object;

/**
 * A write accepts the body of a read: fields of the read that have no rules of their own in the input are ignored.
 * @param read the class of the read, made by `shape`
 * @param others fields that only some reads have
 */
export const AcceptsRead =
  (read: Class, ...others: string[]) =>
  (input: Class): void => {
    const own = fieldsOf(input);
    for (const name of [...fieldsOf(read), ...others])
      if (!own.has(name)) Allow()(input.prototype as object, name);
  };

const fieldsOf = (type: Class): Set<string> =>
  new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(type, '', true, false)
      .map(({ propertyName }) => propertyName),
  );
