import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsObject,
  IsString,
  IsUrl,
  ValidateNested,
} from 'class-validator';
import { Nullable, OptionalNotNull } from './input-rules.js';

/** A field of an answer: its rules for `/api/docs`, and its type. */
export interface Field<Value = unknown> {
  readonly rules: readonly PropertyDecorator[];
  /** Only for TypeScript. */
  readonly value?: Value;
}

/** A field that may be absent. */
interface OptionalField<Value> extends Field<Value> {
  readonly isOptional: true;
}

type Class<Instance = object> = new () => Instance;
type Fields = Record<string, Field>;
type ValueOf<F> = F extends Field<infer Value> ? Value : never;
type Absent<F extends Fields> = {
  [Name in keyof F]: F[Name] extends OptionalField<unknown> ? Name : never;
}[keyof F];
type Shape<F extends Fields> = { [Name in Exclude<keyof F, Absent<F>>]: ValueOf<F[Name]> } & {
  [Name in Absent<F>]?: ValueOf<F[Name]>;
};

const of = <Value>(...rules: PropertyDecorator[]): Field<Value> => ({ rules });

export const int = of<number>(IsInt());
export const ints = of<number[]>(IsInt({ each: true }));
export const number = of<number>(IsNumber());
export const bool = of<boolean>(IsBoolean());
export const text = of<string>(IsString());
export const texts = of<string[]>(IsString({ each: true }));
export const url = of<string>(IsUrl());
export const email = of<string>(IsEmail());
/** ISO 8601 in UTC. */
export const time = of<string>(IsISO8601());
export const object = <Value extends object>() => of<Value>(IsObject());
export const oneOf = <Value extends string | number>(values: readonly Value[]) =>
  of<Value>(IsIn([...values]));
export const eachOf = <Value extends string>(values: readonly Value[]) =>
  of<Value[]>(IsArray(), IsIn([...values], { each: true }));
export const part = <Part extends object>(type: Class<Part>) =>
  of<Part>(
    ValidateNested(),
    Type(() => type),
  );
export const parts = <Part extends object>(type: Class<Part>) =>
  of<Part[]>(
    ValidateNested({ each: true }),
    Type(() => type),
  );

export const nullable = <Value>({ rules }: Field<Value>) => of<Value | null>(Nullable(), ...rules);
/** It may be absent, but not null. */
export const optional = <Value>({ rules }: Field<Value>): OptionalField<Value> => ({
  rules: [OptionalNotNull(), ...rules],
  isOptional: true,
});

/**
 * A class of answers of the API, to extend: `class ThingJson extends shape({ id: int }) {}`.
 * @param base a class whose fields it has as well
 */
export function shape<const F extends Fields, Base extends object = object>(
  fields: F,
  base: Class<Base> = class {} as Class<Base>,
): Class<Base & Shape<F>> {
  const made = class extends (base as Class) {};
  for (const [name, { rules }] of Object.entries(fields))
    // as decorators run from the last one up
    for (const rule of rules.toReversed()) rule(made.prototype, name);
  return made as Class<Base & Shape<F>>;
}
