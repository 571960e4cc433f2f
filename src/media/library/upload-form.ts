import type { MultipartFile } from '@fastify/multipart';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { Invalid } from '../../core/errors/domain-errors.js';
import { toRefusal } from '../../core/http/input/validation.pipe.js';
import { UploadFields } from './media.input.js';
import type { MediaUploads, ReceivedUpload } from '../media-uploads.js';
import { MAX_BYTES } from '../pictures/picture-limits.js';

const FILE_FIELD = 'file';
const MAX_FILES = 20;

const LIMITS = {
  // one byte more, so that PictureCheck refuses it with its own message
  fileSize: MAX_BYTES + 1,
  files: MAX_FILES,
  fields: 20,
  fieldSize: 1000,
};

/**
 * Streams the pictures of a multipart form into the storage, all of them or none; `company` may come before or after.
 * @throws Invalid that names a refused file by its place, `file.0`, `file.1`…, and in `values.name`
 */
export async function receiveUploads(
  request: FastifyRequest,
  uploads: MediaUploads,
): Promise<{ received: ReceivedUpload[]; fields: UploadFields }> {
  if (!request.isMultipart()) throw Invalid.because(FILE_FIELD, 'media.errors.no_file');
  const received: ReceivedUpload[] = [];
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname !== FILE_FIELD || !part.filename) part.file.resume();
      else received.push(await receiveOne(part, uploads, received.length));
    }
    if (!received.length) throw Invalid.because(FILE_FIELD, 'media.errors.no_file');
    return { received, fields: checked(fields) };
  } catch (error) {
    await uploads.discard(received);
    // a client that is still sending reads the answer only afterwards
    request.raw.resume();
    throw explained(error);
  }
}

async function receiveOne(
  { file, filename }: MultipartFile,
  uploads: MediaUploads,
  place: number,
): Promise<ReceivedUpload> {
  try {
    return await uploads.receiveUpload({ content: file, fileName: filename });
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const { key, values } = error;
    throw Invalid.because(`${FILE_FIELD}.${place}`, key, values);
  }
}

function checked(given: Record<string, unknown>): UploadFields {
  const fields = plainToInstance(UploadFields, given);
  const errors = validateSync(fields, { whitelist: true, forbidNonWhitelisted: true });
  if (errors.length) throw toRefusal(errors);
  return fields;
}

/** Errors of the multipart parser as domain errors. */
function explained(error: unknown): unknown {
  const code = (error as { code?: unknown }).code;
  if (code === 'FST_FILES_LIMIT')
    return Invalid.because(FILE_FIELD, 'media.errors.too_many_files', { count: MAX_FILES });
  return error;
}
