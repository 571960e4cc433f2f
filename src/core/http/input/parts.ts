import { type ClassConstructor, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { inOne, MayBeAbsent } from './input-rules.js';

/** A part that has rules of its own, and may be left out. */
export const MayHave = (type: () => ClassConstructor<object>) =>
  inOne(MayBeAbsent(), ValidateNested(), Type(type));

/** A list of such parts, which may be left out as a whole. */
export const MayHaveMany = (type: () => ClassConstructor<object>, most: number) =>
  inOne(MayBeAbsent(), IsArray(), ArrayMaxSize(most), ValidateNested({ each: true }), Type(type));
