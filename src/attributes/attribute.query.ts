import { IsIn } from 'class-validator';
import { ApiQuery, PageQuery } from '../core/http/api/api-query.js';
import { IsOptionalId } from '../core/http/input/id-params.js';
import { IsFlag, IsOptionalIn, IsSearch } from '../core/http/input/input-rules.js';
import { ATTRIBUTE_TYPES, type AttributeType } from './attribute-definition.entity.js';

/** The list of the API; in the order of the category when one is given, else by name. */
export class AttributesQuery extends PageQuery {
  /** Words of the name in any language, or parts of words. */
  @IsSearch()
  query?: string;

  @IsOptionalIn(ATTRIBUTE_TYPES)
  type?: AttributeType;

  @IsOptionalId()
  category?: number;
}

/** How a definition is deleted. */
export class AttributeRemovalQuery extends ApiQuery {
  /** Values stay as free texts. */
  @IsFlag()
  detach: boolean = false;
}

/** The attributes page: its list and the open dialog. */
export class AttributesPageQuery extends AttributesQuery {
  /** Not of a category, which has its own order. */
  @IsIn(['name', '-name'])
  sort: 'name' | '-name' = 'name';

  /** Id of the definition whose form is open. */
  @IsOptionalId()
  edit?: number;

  @IsOptionalIn(['1'])
  new?: '1';

  /** Id of the definition in the dialog that deletes it. */
  @IsOptionalId()
  delete?: number;
}
