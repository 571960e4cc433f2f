import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsOptional,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { AreIds } from './id-params.js';
import { combineDecorators, Converted, OptionalNotNull } from './input-rules.js';

/** More than anybody selects one by one. */
const MAX_IDS = 10_000;
const MAX_OF_PAGE = 100;

/** One or several; forms of pages without JavaScript send texts. */
const Ids = () =>
  Converted((value) =>
    value === undefined ? value : [value].flat().map((id) => (typeof id === 'string' ? Number(id) : id)),
  );

const AreChosen = (most = MAX_IDS) => combineDecorators(Ids(), IsArray(), ArrayMaxSize(most), AreIds());

/** Two kinds of selection contradict each other: acting on either could affect unselected rows. */
export const IsNotBeside = (other: 'all' | 'ids') =>
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

/** Selected rows, or nothing. */
export const AreOptionallyChosen = () => combineDecorators(IsOptional(), ArrayNotEmpty(), AreChosen());

/** Selected rows of a page. */
export const AreOfPage = () => combineDecorators(AreChosen(MAX_OF_PAGE), ArrayNotEmpty());

export class RowsOfPage {
  @AreOfPage()
  ids: number[];
}
