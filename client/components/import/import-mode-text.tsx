import type { ImportJson } from '../../../src/import/import.json.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** The content mode of a file, and whether it is a dry run. */
export function ImportModeText({ mode, dryRunContent }: Pick<ImportJson, 'mode' | 'dryRunContent'>) {
  const { t } = useI18n();
  const content = mode === 'dry-run' ? (dryRunContent ?? 'full') : mode;
  return (
    <>
      {mode === 'dry-run' && <span>{t('import.upload.modes.dry-run')}</span>}
      <span>{t(`import.upload.modes.${content}`)}</span>
    </>
  );
}
