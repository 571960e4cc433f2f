import { SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export const STREAMED_UPLOAD = 'inertia:streamed-upload';

/**
 * The handler reads the multipart stream itself (`request.parts()`), with its own limit. All other handlers
 * refuse multipart forms. The CSRF token is in a header, because it is checked before the fields are read.
 */
export const StreamedUpload = () => SetMetadata(STREAMED_UPLOAD, true);

export function isMultipart(request: FastifyRequest): boolean {
  return /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
}
