import type { FastifyRequest } from 'fastify';
import { Invalid, type MessageValues } from '../core/errors/domain-errors.js';
import { MAX_BYTES } from '../media/picture-limits.js';
import type { Upload } from '../media/media.uploads.js';

const FIELD = 'logo';
/** One byte more than a picture may have lets the check see that there is more. */
const LIMITS = { fileSize: MAX_BYTES + 1, files: 1, fields: 5, fieldSize: 1_000 };

/**
 * Hands on the file of a logo's form as it comes in.
 * @throws Invalid at the field when there is none or it is no picture that we take
 */
export async function receiveLogo(
  request: FastifyRequest,
  keep: (upload: Upload) => Promise<unknown>,
): Promise<void> {
  if (!request.isMultipart()) throw refusal('companies.errors.no_logo');
  let received = false;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') continue;
    if (part.fieldname !== FIELD || !part.filename) part.file.resume();
    else {
      received = true;
      await keep({ content: part.file, fileName: part.filename }).catch(atField);
    }
  }
  if (!received) throw refusal('companies.errors.no_logo');
}

function atField(error: unknown): never {
  throw error instanceof Invalid ? refusal(error.key, error.values) : error;
}

function refusal(key: string, values?: MessageValues): Invalid {
  return new Invalid(key, values, { [FIELD]: { key, values } });
}
