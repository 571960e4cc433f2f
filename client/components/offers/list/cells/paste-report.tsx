import { useI18n } from '../../../../lib/i18n/i18n.js';
import { IconButton } from '../../../ui/icon-button.js';
import type { PastedCells } from './use-pasted-cells.js';

/** The result of a pasted column: being saved, or the wrong values. */
export function PasteReport({ saving, report, close }: PastedCells) {
  const { t } = useI18n();
  return (
    <>
      <p role="status" className={saving > 0 ? 'list-count' : 'hidden-text'}>
        {saving > 0 && t('offers.inline.pasting', { count: saving })}
      </p>
      <div role="alert" className={report ? 'paste-report' : 'hidden-text'}>
        {report && (
          <>
            <p>{report.title}</p>
            <IconButton icon="close" label={t('offers.inline.paste_close')} onClick={close} />
            {report.problems.length > 0 && (
              <ul>
                {report.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </>
  );
}
