import { useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Dialog } from '../ui/dialog.js';

interface Props {
  /** null: nothing is asked. */
  about: 'confirm' | 'cancel' | null;
  /** The choice for prices without a currency; empty when it is not asked for. */
  currencies: string[];
  onAnswer(currency?: string): void;
  onClose(): void;
}

/** Asks before an import goes on or ends. */
export function ImportQuestion({ about, currencies, onAnswer, onClose }: Props) {
  const { t } = useI18n();
  const [currency, setCurrency] = useState('');
  const asksCurrency = about === 'confirm' && currencies.length > 0;
  return (
    <Dialog
      open={about !== null}
      title={about ? t(`import.current.${about}_title`) : ''}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            {t('import.current.keep')}
          </button>
          <button
            type="button"
            className="button button-main"
            disabled={asksCurrency && !currency}
            onClick={() => onAnswer(asksCurrency ? currency : undefined)}
          >
            {about && t(`import.current.${about}`)}
          </button>
        </>
      }
    >
      <p>{about && t(`import.current.${about}_text`)}</p>
      {asksCurrency && (
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
  );
}
