import { applyDecorators, HttpCode, SetMetadata, type Type } from '@nestjs/common';

/** A class, a list of one, or an object of such: `{ data: UserJson }`. */
export type ResponseShape = Type | readonly [Type] | { readonly [field: string]: Type | readonly [Type] };

/** What a handler of the API answers when all is well. */
export interface DocumentedResponse {
  status: number;
  /** null: nothing. */
  shape: ResponseShape | null;
  /** What the operation does, in a few words of English. */
  summary: string;
  /** Whether it tells how many there are, and where the other pages are: `setListHeaders`. */
  isList?: boolean;
  /** The media type of an answer that is a file. */
  file?: string;
}

/** Metadata key under which a handler carries its answer. */
export const ANSWER = 'http:answer';

/**
 * Sets the status and describes the answer in `/api/docs`; tests hold every answer against it. The class is described
 * by class-validator's decorators, as inputs are: `@IsOptional()` may be absent or null, `@OptionalNotNull()` not null,
 * `@Nullable()` not absent.
 */
export const Responds = (status: number, shape: ResponseShape | null, summary: string) =>
  applyDecorators(
    HttpCode(status),
    SetMetadata(ANSWER, { status, shape, summary } satisfies DocumentedResponse),
  );

/** The same for a list that tells its length and its pages in headers. */
export const RespondsList = (shape: ResponseShape, summary: string) =>
  SetMetadata(ANSWER, { status: 200, shape, summary, isList: true } satisfies DocumentedResponse);

/** The same for a handler that answers with a text file of a media type. */
export const RespondsFile = (file: string, summary: string) =>
  SetMetadata(ANSWER, { status: 200, shape: null, summary, file } satisfies DocumentedResponse);

/** A multipart form that a handler reads itself. */
export interface DocumentedUpload {
  /** The name of the file's field. */
  file: string;
  /** Whether it may come several times. */
  several: boolean;
  /** The other fields. */
  fields: Type | null;
}

/** Metadata key under which a handler carries the form that it reads. */
export const UPLOAD = 'http:upload';

/** Describes a multipart form for `/api/docs`. */
export const AcceptsUpload = (upload: DocumentedUpload) => SetMetadata(UPLOAD, upload);
