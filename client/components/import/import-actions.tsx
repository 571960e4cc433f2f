import { router } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';
import type { ImportDetail } from '../../../src/import/import.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { ConfirmDialog } from '../admin/confirmed-button.js';
import { RowMenu } from '../admin/list/menu-panel.js';
import { buttonClass } from '../ui/button.js';
import { ImportQuestion } from './import-question.js';
import { type ImportAction, mainAction, possibleActions } from './main-action.js';
import { toCurrent } from './to-current.js';
import { Cluster } from '../ui/layout/boxes.js';

interface Props {
  current: ImportDetail;
  /** The page for another upload. */
  listUrl: string;
  mayUpload: boolean;
}

/** The most useful action on an import as a button, the rest in a menu; actions without undo ask first. */
export function ImportActions({ current, listUrl, mayUpload }: Props) {
  const { t } = useI18n();
  const [question, setQuestion] = useState<ImportAction | null>(null);
  const { confirmUrl, cancelUrl, rollbackUrl } = current;
  const acted = useRef(false);
  // the button that was pressed goes, and takes the focus along
  useEffect(() => {
    if (acted.current && document.activeElement === document.body) toCurrent({ preventScroll: true });
    acted.current = false;
  }, [confirmUrl, cancelUrl, rollbackUrl]);

  function answer(answers: object) {
    const url = question === 'confirm' ? confirmUrl : cancelUrl;
    acted.current = true;
    if (url) router.patch(url, { action: question, ...answers }, { preserveScroll: true });
    setQuestion(null);
  }

  const possible = possibleActions(current, mayUpload);
  const main = mainAction(current, possible);
  const others = possible.filter((action) => action !== main);
  const step = (action: ImportAction) => (
    <Step action={action} isMain={action === main} current={current} listUrl={listUrl} onAsk={setQuestion} />
  );
  return (
    <Cluster gap={2} align="center">
      {main && step(main)}
      {others.length > 0 && (
        <RowMenu label={t('import.current.more')}>
          {others.map((action) => (
            <li key={action}>{step(action)}</li>
          ))}
        </RowMenu>
      )}
      <ImportQuestion
        key={question}
        about={question === 'confirm' || question === 'cancel' ? question : null}
        choices={{
          currency: current.holds.flatMap((hold) => hold.currencies),
          language: current.holds.flatMap((hold) => hold.languages),
        }}
        onAnswer={answer}
        onClose={() => setQuestion(null)}
      />
      <ConfirmDialog
        open={question === 'rollback'}
        onClose={() => setQuestion(null)}
        title={t('import.current.rollback_title')}
        confirmLabel={t('import.current.rollback')}
        onConfirm={() => {
          acted.current = true;
          router.post(rollbackUrl!, {}, { preserveScroll: true });
        }}
      >
        <p>{t('import.current.rollback_text')}</p>
      </ConfirmDialog>
    </Cluster>
  );
}

interface StepProps {
  action: ImportAction;
  /** In a menu it is a line like the others. */
  isMain: boolean;
  current: ImportDetail;
  listUrl: string;
  onAsk(action: ImportAction): void;
}

function Step({ action, isMain, current, listUrl, onAsk }: StepProps) {
  const { t } = useI18n();
  const { mode, changeCount, repeatUrl } = current;
  const className = isMain ? buttonClass({ variant: action === 'cancel' ? undefined : 'main' }) : undefined;
  const urls = {
    mapping: current.mappingUrl,
    changes: current.changesUrl,
    upload: listUrl,
    report: current.reportUrl,
    json_report: current.jsonReportUrl,
  };
  const label =
    action === 'repeat'
      ? t(mode === 'dry-run' ? 'import.current.run_dry_run' : 'import.current.repeat')
      : t(`import.current.${action}`, { count: changeCount });
  if (action in urls) {
    const isFile = action === 'report' || action === 'json_report';
    return (
      <a
        className={className}
        href={urls[action as keyof typeof urls]!}
        data-visit={isFile ? undefined : true}
        download={isFile}
      >
        {label}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={`${className ?? ''} needs-script`}
      onClick={() => (action === 'repeat' ? router.patch(repeatUrl!, { action }) : onAsk(action))}
    >
      {label}
    </button>
  );
}
