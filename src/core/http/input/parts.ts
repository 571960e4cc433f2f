import { type ClassConstructor, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { combineDecorators, OptionalNotNull } from './input-rules.js';

/** An optional part with rules of its own. */
export const OptionalPart = (type: () => ClassConstructor<object>) =>
  combineDecorators(OptionalNotNull(), ValidateNested(), Type(type));

/** An optional list of such parts. */
export const OptionalParts = (type: () => ClassConstructor<object>, most: number) =>
  combineDecorators(
    OptionalNotNull(),
    IsArray(),
    ArrayMaxSize(most),
    ValidateNested({ each: true }),
    Type(type),
  );
