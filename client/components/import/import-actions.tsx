import { router } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';
import type { ImportDetail } from '../../../src/import/import.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { ConfirmedButton } from '../admin/confirmed-button.js';
import { Dialog } from '../ui/dialog.js';
import { toCurrent } from './to-current.js';
import { wasRead } from './was-read.js';

type Question = 'confirm' | 'cancel';

/** What can be done with an import in its present state; what cannot be undone is asked first. */
export function ImportActions({ current }: { current: ImportDetail }) {
  const { t } = useI18n();
  const [question, setQuestion] = useState<Question | null>(null);
  const { confirmUrl, cancelUrl, repeatUrl, rollbackUrl, changeCount, changesUrl, kept } = current;
  const { mappingUrl, reportUrl, jsonReportUrl, active } = current;
  const currencies = current.holds.flatMap((hold) => hold.currencies);
  const [currency, setCurrency] = useState('');
  const acted = useRef(false);
  // the button that was pressed goes, and takes the focus along
  useEffect(() => {
    if (acted.current && document.activeElement === document.body) toCurrent({ preventScroll: true });
    acted.current = false;
  }, [confirmUrl, cancelUrl, rollbackUrl]);

  function answer() {
    const url = question === 'confirm' ? confirmUrl : cancelUrl;
    setQuestion(null);
    acted.current = true;
    const answers = question === 'confirm' && currencies.length > 0 ? { currency } : {};
    if (url) router.patch(url, { action: question, ...answers }, { preserveScroll: true });
  }

  return (
    <div className="actions">
      {confirmUrl && (
        <button
          type="button"
          className="button button-main needs-script"
          onClick={() => setQuestion('confirm')}
        >
          {t('import.current.confirm')}
        </button>
      )}
      {mappingUrl && (
        <a
          data-visit
          className={current.status === 'needs-mapping' ? 'button button-main' : 'button'}
          href={mappingUrl}
        >
          {t('import.current.mapping')}
        </a>
      )}
      {cancelUrl && (
        <button type="button" className="button needs-script" onClick={() => setQuestion('cancel')}>
          {t('import.current.cancel')}
        </button>
      )}
      {repeatUrl && (
        <button
          type="button"
          className="button needs-script"
          onClick={() => router.patch(repeatUrl, { action: 'repeat' })}
        >
          {t(current.mode === 'dry-run' ? 'import.current.run_trial' : 'import.current.repeat')}
        </button>
      )}
      {rollbackUrl && (
        <ConfirmedButton
          label={t('import.current.rollback')}
          title={t('import.current.rollback_title')}
          confirmLabel={t('import.current.rollback')}
          onConfirm={() => {
            acted.current = true;
            router.post(rollbackUrl, {}, { preserveScroll: true });
          }}
        >
          <p>{t('import.current.rollback_text')}</p>
        </ConfirmedButton>
      )}
      {changeCount > 0 && (
        <a data-visit className="button" href={changesUrl}>
          {t('import.current.changes', { count: changeCount })}
        </a>
      )}
      {kept && !active && wasRead(current) && (
        <>
          <a className="button" href={reportUrl} download>
            {t('import.current.report')}
          </a>
          <a className="button" href={jsonReportUrl} download>
            {t('import.current.json_report')}
          </a>
        </>
      )}
      <Dialog
        open={question !== null}
        title={question ? t(`import.current.${question}_title`) : ''}
        onClose={() => setQuestion(null)}
        actions={
          <>
            <button type="button" className="button" onClick={() => setQuestion(null)}>
              {t('import.current.keep')}
            </button>
            <button
              type="button"
              className="button button-main"
              disabled={question === 'confirm' && currencies.length > 0 && !currency}
              onClick={answer}
            >
              {question && t(`import.current.${question}`)}
            </button>
          </>
        }
      >
        <p>{question && t(`import.current.${question}_text`)}</p>
        {question === 'confirm' && currencies.length > 0 && (
          <label className="field">
            <span>{t('import.current.currency')}</span>
            <select value={currency} onChange={(event) => setCurrency(event.target.value)}>
              <option value="" />
              {currencies.map((code) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </select>
          </label>
        )}
      </Dialog>
    </div>
  );
}
