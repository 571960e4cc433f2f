import { IsBoolean, IsEmail, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { AcceptsRead } from '../core/http/input/accepts-read.decorator.js';
import { ToAmount } from '../core/http/input/amount.js';
import { AreOfPage } from '../core/http/input/chosen-rows.input.js';
import { IsFormId } from '../core/http/input/id-params.js';
import {
  Converted,
  EmptyAsNull,
  IsCurrency,
  IsFlag,
  IsPhone,
  IsVisitedAddress,
  MAX_EMAIL,
  NumberOrNull,
  OptionalNotNull,
} from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { IsTextOrNull, IsTitle, TextsInput } from '../core/http/input/plain-text.js';
import type { Company } from './company.entity.js';
import { CompanyJson } from './company.json.js';
import type { PaymentMethod } from './terms/company-terms.js';
import { CompanyTermsInput } from './terms/company-terms.input.js';

const MAX_NAME = 200;
const MAX_SLUG = 80;
const MAX_URL = 500;
const MAX_DESCRIPTION = 5_000;
const MAX_DELIVERY_NOTE = 500;
const MAX_RETURN_CONDITIONS = 1_000;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A form without a script sends one value as a text, and none as an empty one. */
const Ticked = () =>
  Converted((value) => (value === undefined ? undefined : [value].flat().filter((each) => each !== '')));

const EmptyAsAbsent = () => Converted((value) => (value === '' || value === null ? undefined : value));

class Descriptions extends TextsInput(MAX_DESCRIPTION) {}
class DeliveryNotes extends TextsInput(MAX_DELIVERY_NOTE) {}
class ReturnConditions extends TextsInput(MAX_RETURN_CONDITIONS) {}

/** Common fields of form and API; missing ones do not change, but the form needs a name. */
class CompanyDetails extends CompanyTermsInput {
  @IsTitle(MAX_NAME)
  companyName?: string;

  /** Absent or empty for a new company: made of the name. */
  @EmptyAsAbsent()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SLUG)
  @Matches(SLUG)
  slug?: string;

  @EmptyAsNull()
  @IsOptional()
  @IsVisitedAddress(MAX_URL)
  website?: string | null;

  @EmptyAsNull()
  @IsOptional()
  @IsEmail()
  @MaxLength(MAX_EMAIL)
  email?: string | null;

  @EmptyAsNull()
  @IsOptional()
  @IsPhone()
  phone?: string | null;

  @OptionalNotNull()
  @IsIn(['sl', 'en', 'other'] satisfies Company['feedLanguage'][])
  feedLanguage?: Company['feedLanguage'];

  @OptionalNotNull()
  @IsIn(['mark', 'reject'] satisfies Company['foreignCurrency'][])
  foreignCurrency?: Company['foreignCurrency'];

  /** ISO 4217 of prices in its feeds that have no currency. */
  @OptionalNotNull()
  @IsCurrency()
  feedCurrency?: string;
}

/** The form of a company; errors of texts are named `description.sl`. */
export class CompanyFormInput extends CompanyDetails {
  override companyName: string;

  /** Id of an uploaded image of the company; null: none. */
  @IsFormId()
  logoMediaId?: number | null;

  @OptionalPart(() => Descriptions)
  description?: Descriptions;

  @OptionalPart(() => DeliveryNotes)
  deliveryNote?: DeliveryNotes;

  @OptionalPart(() => ReturnConditions)
  returnConditions?: ReturnConditions;

  @ToAmount()
  override deliveryCost?: number | null;

  @ToAmount()
  override freeDeliveryFrom?: number | null;

  @NumberOrNull()
  override deliveryDaysMin?: number | null;

  @NumberOrNull()
  override deliveryDaysMax?: number | null;

  @NumberOrNull()
  override returnDays?: number | null;

  @Ticked()
  override deliveryCountries?: string[];

  @Ticked()
  override paymentMethods?: PaymentMethod[];
}

class CompanyTranslations {
  @OptionalPart(() => Descriptions)
  description?: Descriptions;

  @OptionalPart(() => DeliveryNotes)
  deliveryNote?: DeliveryNotes;

  @OptionalPart(() => ReturnConditions)
  returnConditions?: ReturnConditions;
}

/** A company as a read returns it; fields that only the server writes are ignored. */
@AcceptsRead(CompanyJson)
class CompanyWriting extends CompanyDetails {
  /** In the language of the request. */
  @IsTextOrNull(MAX_DESCRIPTION)
  description?: string | null;

  @IsTextOrNull(MAX_DELIVERY_NOTE)
  deliveryNote?: string | null;

  @IsTextOrNull(MAX_RETURN_CONDITIONS)
  returnConditions?: string | null;

  @OptionalPart(() => CompanyTranslations)
  translations?: CompanyTranslations;

  @OptionalNotNull()
  @IsBoolean()
  active?: boolean;
}

export class NewCompanyInput extends CompanyWriting {
  override companyName: string;
}

export class CompanyInput extends CompanyWriting {
  @OptionalNotNull()
  override companyName?: string;
}

/** Activates or deactivates a company. */
export class ActivityInput {
  @IsFlag()
  active: boolean;
}

/** Activates or deactivates several companies. */
export class ActivitiesInput extends ActivityInput {
  @AreOfPage()
  ids: number[];
}
