import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { jsonArray } from '../core/text/json-array.js';
import type { ImportPresenter } from './import.presenter.js';
import type { IssueRow } from './import.reports.js';

/** Answers with the issues of a run as one array, streamed. */
export function sendJsonReport(
  reply: FastifyReply,
  importId: number,
  batches: AsyncIterable<IssueRow[]>,
  presenter: ImportPresenter,
): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="import-${importId}.json"`)
    .header('Cache-Control', 'no-store')
    .send(Readable.from(jsonArray(issuesOf(batches, presenter))));
}

async function* issuesOf(batches: AsyncIterable<IssueRow[]>, presenter: ImportPresenter) {
  for await (const rows of batches) yield rows.map((row) => presenter.toIssue(row));
}
