import {
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { IsPageNumber } from '../../core/http/api/api-query.js';
import { Converted, IsOptionalIn, MAX_EMAIL, Trimmed } from '../../core/http/input/input-rules.js';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { IsPlainText, UnixLines } from '../../core/http/input/plain-text.js';
import { REPORT_KINDS, REPORT_STATUSES, type ReportKind, type ReportStatus } from './offer-report.entity.js';

export const MAX_REPORT = 2000;

/** A visitor's error report. */
export class OfferReportInput {
  @IsIn(REPORT_KINDS)
  kind: ReportKind;

  @Trimmed()
  @IsString()
  @MaxLength(MAX_REPORT)
  @ValidateIf(({ kind, text }: OfferReportInput) => kind === 'something_else' || Boolean(text))
  @MinLength(5)
  text: string = '';

  @Trimmed()
  @Converted((value) => (value === '' ? undefined : value))
  @IsOptional()
  @IsEmail()
  @MaxLength(MAX_EMAIL)
  email?: string;

  /** A hidden field: only bots fill it in. */
  @IsOptional()
  @IsString()
  homepage?: string;
}

/** The new status of a report. */
export class ReportStatusInput {
  @IsIn(REPORT_STATUSES)
  status: ReportStatus;
}

/** A note for the store's staff; an empty one is removed. */
export class ReportNoteInput {
  @Trimmed()
  @UnixLines()
  @IsString()
  @MaxLength(MAX_REPORT)
  @IsPlainText()
  note: string;
}

/** An answer to the visitor. */
export class ReportAnswerInput {
  @Trimmed()
  @UnixLines()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_REPORT)
  @IsPlainText()
  answer: string;
}

/** The query of the admin area's list. */
export class ReportsQuery {
  @IsIn(REPORT_STATUSES)
  status: ReportStatus = 'open';

  @IsPageNumber()
  page: number = 1;

  /** Id of the report whose forms are open. */
  @IsOptionalId()
  edit?: number;
}

/** The query of the visitors' form. */
export class ReportFormQuery {
  @IsOptionalIn(['1'])
  sent?: '1';
}
