import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { jsonArray } from '../../core/text/json-array.js';
import type { ImportIssueProps } from '../import.pages.js';

/** Sends the issues of a run as a JSON file with one array. */
export function sendJsonReport(
  reply: FastifyReply,
  importId: number,
  batches: AsyncIterable<ImportIssueProps[]>,
): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="import-${importId}.json"`)
    .header('Cache-Control', 'no-store')
    .send(Readable.from(jsonArray(batches)));
}
