import { IsIn, IsInt, IsObject, IsString, Max, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { OptionalNotNull } from '../../core/http/input/input-rules.js';

/** An error of the API: RFC 9457, as `application/problem+json`. */
export class Problem {
  @IsIn(['about:blank'])
  type: string;

  @IsString()
  @JSONSchema({ description: 'A message for users, in the language of the request.' })
  title: string;

  @IsInt()
  @Min(400)
  @Max(599)
  status: number;

  @IsString()
  @JSONSchema({
    description: 'A code for programs, the same in all languages.',
    pattern: '^(?!message$)[a-z_]+$',
    examples: ['not_found'],
  })
  code: string;

  @IsString()
  @JSONSchema({ description: 'Quote this when you contact us about the error.' })
  requestId: string;

  @OptionalNotNull()
  @IsObject()
  @JSONSchema({
    description: 'The error of each field, by its dotted path.',
    additionalProperties: { type: 'string' },
  })
  errors?: Record<string, string>;

  @OptionalNotNull()
  @IsObject()
  @JSONSchema({
    description: 'The values used in the title.',
    additionalProperties: { type: ['string', 'number'] },
  })
  values?: Record<string, string | number>;
}

/** The resource changed after it was read; `ETag` belongs to `current`. */
export class StaleProblem extends Problem {
  @IsObject()
  @JSONSchema({ description: 'The current resource, as a read returns it.' })
  current: object;

  @OptionalNotNull()
  @JSONSchema({ description: 'The data sent with the request.' })
  sent?: unknown;
}
