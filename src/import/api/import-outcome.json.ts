import { Type } from 'class-transformer';
import { IsInt, IsString, IsUrl, ValidateNested } from 'class-validator';
import { Nullable } from '../../core/http/input/input-rules.js';
import type { HoldProps, NoteProps, RollbackProps } from '../import.pages.js';

/** A sentence about the state of a run. */
export class NoteJson implements NoteProps {
  @IsString()
  text: string;

  /** The page of the other run that it names. */
  @Nullable()
  @IsUrl()
  url: string | null;
}

class ExampleJson {
  @IsString()
  productCode: string;

  @IsString()
  name: string;

  /** The difference as localised text. */
  @Nullable()
  @IsString()
  change: string | null;
}

/** Why a run has to be confirmed. */
export class HoldJson implements HoldProps {
  @IsString()
  code: string;

  @IsString()
  message: string;

  /** What to do. */
  @Nullable()
  @IsString()
  hint: string | null;

  /** The first three. */
  @ValidateNested({ each: true })
  @Type(() => ExampleJson)
  examples: ExampleJson[];

  /** All affected offers as JSON. */
  @IsUrl()
  url: string;

  /** ISO 4217, the most likely first: the choice for prices without a currency; empty when it is not asked for. */
  @IsString({ each: true })
  currencies: string[];
}

class KeptOfferJson {
  @IsString()
  productCode: string;

  @IsString()
  name: string;

  /** Its page in the admin area. */
  @IsUrl()
  url: string;
}

/** The progress of a rollback. */
export class RollbackJson implements RollbackProps {
  /** Products restored so far. */
  @IsInt()
  restored: number;

  /** Products that somebody has edited since the run, which stay as they are. */
  @IsInt()
  kept: number;

  /** The first 100 of those. */
  @ValidateNested({ each: true })
  @Type(() => KeptOfferJson)
  keptOffers: KeptOfferJson[];
}
