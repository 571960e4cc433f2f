import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import type { Company } from '../companies/company.entity.js';
import { Invalid } from '../core/errors/domain-errors.js';
import { toFields } from '../core/http/input/validation.pipe.js';
import type { Import } from './import.entity.js';
import { UploadFields } from './import.input.js';
import type { ImportsService, NewImport } from './imports.service.js';

const FILE_FIELD = 'uploadXML';
const FILE_NAME_LENGTH = 200;

/** An uploaded feed file in the storage, with the form's other fields. */
interface ReceivedFeed {
  storageKey: string;
  bytes: number;
  fileName: string;
  fields: Pick<NewImport, 'mode' | 'dryRunContent' | 'language' | 'currency'>;
}

/** Imports the file of a multipart form into a store. @throws Invalid, and NotFound without permission */
export async function importUpload(
  request: FastifyRequest,
  imports: ImportsService,
  { id: companyId }: Company,
): Promise<Import> {
  const { fields, ...file } = await receiveFeed(request, imports);
  return imports.create(request.actor, { ...file, ...fields, companyId });
}

/**
 * Streams the file of a multipart form into the storage. The fields may come before or after it.
 * @throws Invalid when the file is missing, empty or too large, or a field is invalid
 */
async function receiveFeed(request: FastifyRequest, uploads: ImportsService): Promise<ReceivedFeed> {
  if (!request.isMultipart()) throw Invalid.because(FILE_FIELD, 'imports.errors.no_file');
  const fields: Record<string, unknown> = {};
  let received: Omit<ReceivedFeed, 'fields'> | null = null;
  try {
    for await (const part of request.parts({
      limits: { fileSize: uploads.uploadBytes, files: 1, fields: 20, fieldSize: 1000 },
    })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname !== FILE_FIELD || !part.filename) part.file.resume();
      else {
        received = {
          ...(await uploads.storeUpload(part.file)),
          fileName: part.filename.slice(0, FILE_NAME_LENGTH),
        };
        if (part.file.truncated)
          throw Invalid.because(FILE_FIELD, 'imports.errors.file_too_large', {
            megabytes: Math.round(uploads.uploadBytes / 1e6),
          });
      }
    }
    if (!received) throw Invalid.because(FILE_FIELD, 'imports.errors.no_file');
    if (!received.bytes) throw Invalid.because(FILE_FIELD, 'imports.errors.file_empty');
    return { ...received, fields: checked(fields) };
  } catch (error) {
    if (received) await uploads.discardUpload(received.storageKey);
    throw error;
  }
}

function checked({ mode, dryRun, language, currency }: Record<string, unknown>): ReceivedFeed['fields'] {
  const fields = plainToInstance(
    UploadFields,
    {
      mode: mode || undefined,
      dryRun: dryRun || undefined,
      language: language || undefined,
      currency: currency || undefined,
    },
    { exposeDefaultValues: true },
  );
  fields.mode ??= 'full';
  const errors = validateSync(fields);
  if (errors.length) throw new Invalid('fault.invalid', {}, toFields(errors));
  return { ...modeOf(fields), language: fields.language, currency: fields.currency };
}

/** A dry run of either content mode; the mode `dry-run` alone reads the file as the full catalogue. */
function modeOf({ mode, dryRun }: UploadFields): Pick<NewImport, 'mode' | 'dryRunContent'> {
  if (!dryRun && mode !== 'dry-run') return { mode };
  return { mode: 'dry-run', dryRunContent: mode === 'delta' ? mode : 'full' };
}
