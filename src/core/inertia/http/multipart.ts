import { SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export const STREAMED_UPLOAD = 'inertia:streamed-upload';

/**
 * The handler reads the multipart stream itself (`request.parts()`), as large as it allows. Everything else refuses
 * multipart forms. Their CSRF token comes as a header: the fields have not been read when it is checked.
 */
export const StreamedUpload = () => SetMetadata(STREAMED_UPLOAD, true);

export function isMultipart(request: FastifyRequest): boolean {
  return /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
}
