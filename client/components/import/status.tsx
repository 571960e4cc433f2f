import type { ImportStatus } from '../../../src/import/import-states.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Status as RecordStatus } from '../admin/status.js';

/** The status of an import as a word with a coloured dot. */
export function Status({ status }: { status: ImportStatus }) {
  const { t } = useI18n();
  return <RecordStatus status={status}>{t(`import.status.${status}`)}</RecordStatus>;
}
