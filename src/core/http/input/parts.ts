import { type ClassConstructor, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { combineDecorators, OptionalNotNull } from './input-rules.js';

/** A part that has rules of its own, and may be left out. */
export const OptionalPart = (type: () => ClassConstructor<object>) =>
  combineDecorators(OptionalNotNull(), ValidateNested(), Type(type));

/** A list of such parts, which may be left out as a whole. */
export const OptionalParts = (type: () => ClassConstructor<object>, most: number) =>
  combineDecorators(
    OptionalNotNull(),
    IsArray(),
    ArrayMaxSize(most),
    ValidateNested({ each: true }),
    Type(type),
  );
