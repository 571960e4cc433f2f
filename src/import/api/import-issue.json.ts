import { IsIn, IsInt, IsString, IsUrl } from 'class-validator';
import { Nullable } from '../../core/http/input/input-rules.js';
import type { ImportIssueProps } from '../import.pages.js';

const SEVERITIES = ['error', 'warning', 'notice'] as const satisfies ImportIssueProps['severity'][];

/** An issue of one item, or of the whole file (item number 0). */
export class ImportIssueJson implements ImportIssueProps {
  @IsInt()
  itemNumber: number;

  /** Line of the item's start tag, from 1. */
  @IsInt()
  line: number;

  @Nullable()
  @IsString()
  productCode: string | null;

  @IsIn(SEVERITIES)
  severity: ImportIssueProps['severity'];

  @IsString()
  code: string;

  @IsString()
  message: string;

  /** What to do about it. */
  @Nullable()
  @IsString()
  hint: string | null;

  /** The offending text, cut to 200 characters. */
  @Nullable()
  @IsString()
  text: string | null;
}

/** The number of issues with one code. */
export class IssueCountJson {
  @IsString()
  code: string;

  @IsString()
  message: string;

  @IsIn(SEVERITIES)
  severity: ImportIssueProps['severity'];

  @IsInt()
  count: number;

  /** The issues with this code as JSON. */
  @IsUrl()
  url: string;
}
