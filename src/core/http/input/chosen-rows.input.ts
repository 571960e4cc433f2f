import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, ValidateBy, ValidateIf } from 'class-validator';
import { AreIds } from './id-params.js';
import { combineDecorators, OptionalNotNull } from './input-rules.js';

/** More than anybody selects one by one. */
const MAX_IDS = 10_000;

const AreChosen = () => combineDecorators(IsArray(), ArrayMaxSize(MAX_IDS), AreIds());

/** Two kinds of selection contradict each other: acting on either could affect unselected rows. */
const IsNotBeside = (other: 'all' | 'ids') =>
  ValidateBy({
    name: 'isNotBeside',
    validator: { validate: (_, given) => (given?.object as ChosenRows)[other] === undefined },
  });

/** Selected rows of a list: `ids`, or `all` that its filters find. */
export class ChosenRows {
  @OptionalNotNull()
  @IsIn([true])
  all?: true;

  @ValidateIf(({ all, ids }: ChosenRows) => all === undefined || ids !== undefined)
  @IsNotBeside('all')
  @ArrayNotEmpty()
  @AreChosen()
  ids?: number[];

  /** Exceptions from `all`. */
  @OptionalNotNull()
  @IsNotBeside('ids')
  @AreChosen()
  except?: number[];
}
