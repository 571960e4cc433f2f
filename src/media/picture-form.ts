import type { FastifyRequest } from 'fastify';
import { Invalid, type MessageValues } from '../core/errors/domain-errors.js';
import type { Upload } from './media-uploads.js';
import { MAX_BYTES } from './pictures/picture-limits.js';

/** One byte more than a picture may have lets the check see that there is more. */
const LIMITS = { fileSize: MAX_BYTES + 1, files: 1, fields: 5, fieldSize: 1_000 };

/** The form of one picture: the name of its field, and what to say when nothing is chosen. */
export interface PictureForm {
  field: string;
  missing: string;
}

/**
 * Hands on the file of a multipart form as it comes in.
 * @throws Invalid at the field when there is none or it is no picture that we take
 */
export async function receivePicture(
  request: FastifyRequest,
  { field, missing }: PictureForm,
  keep: (upload: Upload) => Promise<unknown>,
): Promise<void> {
  const refusal = (key: string, values?: MessageValues) =>
    new Invalid(key, values, { [field]: { key, values } });
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
