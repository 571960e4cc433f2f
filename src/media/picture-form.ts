import type { FastifyRequest } from 'fastify';
import { Invalid, type MessageValues } from '../core/errors/domain-errors.js';
import type { Upload } from './media-uploads.js';
import { MAX_BYTES } from './pictures/picture-limits.js';

/** One byte more than a picture may have, so that PictureCheck refuses it with its own message. */
const LIMITS = { fileSize: MAX_BYTES + 1, files: 1, fields: 5, fieldSize: 1_000 };

/** The form of one picture: the name of its field, and the message key when no file is selected. */
export interface PictureForm {
  field: string;
  missing: string;
}

/**
 * Streams the file of a multipart form to `keep`.
 * @throws Invalid at the field when there is no file or it is refused
 */
export async function receivePicture(
  request: FastifyRequest,
  { field, missing }: PictureForm,
  keep: (upload: Upload) => Promise<unknown>,
): Promise<void> {
  const refusal = (key: string, values?: MessageValues) => Invalid.because(field, key, values);
  const atField = (error: unknown) => {
    throw error instanceof Invalid ? refusal(error.key, error.values) : error;
  };
  if (!request.isMultipart()) throw refusal(missing);
  let received = false;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') continue;
    if (part.fieldname !== field || !part.filename) part.file.resume();
    else {
      received = true;
      await keep({ content: part.file, fileName: part.filename }).catch(atField);
    }
  }
  if (!received) throw refusal(missing);
}
