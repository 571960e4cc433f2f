import { applyDecorators, HttpCode, SetMetadata, type Type } from '@nestjs/common';

/** A class, a list of one, or an object of such: `{ data: UserJson }`. */
export type ResponseShape = Type | readonly [Type] | { readonly [field: string]: Type | readonly [Type] };

/** The successful answer of an API handler. */
export interface DocumentedResponse {
  status: number;
  /** null: empty. */
  shape: ResponseShape | null;
  /** Summary of the operation in English. */
  summary: string;
  /** Whether it has the headers of `Listed`. */
  isList?: boolean;
  /** The media type of a file. */
  file?: string;
}

/** Metadata key of a handler's answer. */
export const ANSWER = 'http:answer';

/**
 * Sets the status and describes the answer in `/api/docs`, by classes that `shape` makes; tests compare every
 * answer with it.
 */
export const Responds = (status: number, shape: ResponseShape | null, summary: string) =>
  applyDecorators(
    HttpCode(status),
    SetMetadata(ANSWER, { status, shape, summary } satisfies DocumentedResponse),
  );

/** Describes the answer of a handler that returns a `Listed`. */
export const RespondsList = (shape: ResponseShape, summary: string) =>
  SetMetadata(ANSWER, { status: 200, shape, summary, isList: true } satisfies DocumentedResponse);

/** Describes the answer of a handler that returns a text file of a media type. */
export const RespondsFile = (file: string, summary: string) =>
  SetMetadata(ANSWER, { status: 200, shape: null, summary, file } satisfies DocumentedResponse);

/** A multipart form that a handler reads itself. */
export interface DocumentedUpload {
  /** The name of the file's field. */
  file: string;
  /** Whether it may occur several times. */
  several: boolean;
  /** The other fields. */
  fields: Type | null;
}

/** Metadata key of the form that a handler reads. */
export const UPLOAD = 'http:upload';

/** Describes a multipart form for `/api/docs`. */
export const AcceptsUpload = (upload: DocumentedUpload) => SetMetadata(UPLOAD, upload);
