import { BadRequestException, SetMetadata } from '@nestjs/common';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { InertiaOptions } from '../inertia.options.js';
import { setField } from './form-fields.js';

const MEGABYTE = 1024 * 1024;
export const STREAMED_UPLOAD = 'inertia:streamed-upload';

/** A file of a form that was read into memory. */
export interface UploadedFile {
  filename: string;
  mimetype: string;
  bytes: Buffer;
}

/**
 * The handler reads the multipart stream itself (`request.parts()`), for uploads too large for memory. Such a form
 * must send its CSRF token as a header, since the fields have not been read when the token is checked.
 */
export const StreamedUpload = () => SetMetadata(STREAMED_UPLOAD, true);

export function isMultipart(request: FastifyRequest): boolean {
  return /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
}

/** Limits of `request.parts()` for forms that are read into memory; in bytes and counts. */
function formLimits({ forms = {} }: InertiaOptions) {
  return {
    fileSize: forms.fileBytes ?? 10 * MEGABYTE,
    files: forms.files ?? 10,
    fields: forms.fields ?? 500,
    fieldSize: forms.fieldBytes ?? MEGABYTE,
    parts: (forms.files ?? 10) + (forms.fields ?? 500),
  };
}

/** Reads a multipart form into one nested body; files become `UploadedFile`. */
export async function readMultipartForm(
  request: FastifyRequest,
  options: InertiaOptions,
): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: formLimits(options) })) {
    setField(body, part.fieldname, await valueOf(part));
  }
  return body;
}

async function valueOf(part: Multipart): Promise<unknown> {
  if (part.type === 'file') return readFile(part);
  if (part.valueTruncated) throw new BadRequestException(`Field ${part.fieldname} is too long`);
  return part.value;
}

async function readFile(part: MultipartFile): Promise<UploadedFile | null> {
  const bytes = await part.toBuffer();
  // a file input left empty by a form without JavaScript
  if (!part.filename && bytes.length === 0) return null;
  return { filename: part.filename, mimetype: part.mimetype, bytes };
}
