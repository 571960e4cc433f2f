import { Type } from 'class-transformer';
import { IsInt, IsString, IsUrl, ValidateNested } from 'class-validator';
import { Nullable } from '../../core/http/input/input-rules.js';
import type { HoldProps, NoteProps, RollbackProps } from '../import.pages.js';

/** A sentence on the state of a run. */
export class NoteJson implements NoteProps {
  @IsString()
  text: string;

  /** The page of the run that it is about. */
  @Nullable()
  @IsUrl()
  url: string | null;
}

class ExampleJson {
  @IsString()
  productCode: string;

  @IsString()
  name: string;

  /** What of it, as people read it. */
  @Nullable()
  @IsString()
  change: string | null;
}

/** Why a person has to confirm a run. */
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

  /** All of them as JSON. */
  @IsUrl()
  url: string;

  /** ISO 4217: one of them is to be confirmed for prices that name none, most likely the first; empty: it asks nothing. */
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

/** What has become of the changes of a run that is taken back. */
export class RollbackJson implements RollbackProps {
  /** Products that are again as they were. */
  @IsInt()
  restored: number;

  /** Products that somebody has edited since the run: they stay as they are. */
  @IsInt()
  kept: number;

  /** The first 100 of those. */
  @ValidateNested({ each: true })
  @Type(() => KeptOfferJson)
  keptOffers: KeptOfferJson[];
}
