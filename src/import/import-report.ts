import type { ImportIssueProps } from './import.pages.js';
import type { ImportPresenter } from './import.presenter.js';
import type { ImportReports } from './import-reports.js';

/** All stored issues of a run in the order of the file, in batches; the last batch names issues that were only counted. */
export async function* reportedIssues(
  reports: ImportReports,
  importId: number,
  presenter: ImportPresenter,
): AsyncGenerator<ImportIssueProps[]> {
  for await (const rows of reports.allIssues(importId)) yield rows.map((row) => presenter.toIssue(row));
  const unlisted = await reports.unlisted(importId);
  yield unlisted.map((row) => presenter.toUnlisted(row));
}
