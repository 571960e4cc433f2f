import { useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Select } from '../ui/form/select.js';

type Asked = 'currency' | 'language';
const ASKED: Asked[] = ['currency', 'language'];

interface Props {
  /** null: nothing is asked. */
  about: 'confirm' | 'cancel' | null;
  /** The choices for prices without a currency and texts without a language; empty when not asked for. */
  choices: Record<Asked, string[]>;
  onAnswer(answers: Partial<Record<Asked, string>>): void;
  onClose(): void;
}

/** Asks before an import continues or ends. */
export function ImportQuestion({ about, choices, onAnswer, onClose }: Props) {
  const { t } = useI18n();
  const [answers, setAnswers] = useState<Partial<Record<Asked, string>>>({});
  const asked = ASKED.filter((field) => about === 'confirm' && choices[field].length > 0);
  return (
    <Dialog
      open={about !== null}
      title={about ? t(`import.current.${about}_title`) : ''}
      onClose={onClose}
      actions={
        <>
          <Button type="button" onClick={onClose}>
            {t('import.current.keep')}
          </Button>
          <Button
            type="button"
            variant="main"
            disabled={asked.some((field) => !answers[field])}
            onClick={() => onAnswer(answers)}
          >
            {about && t(`import.current.${about}`)}
          </Button>
        </>
      }
    >
      <p>{about && t(`import.current.${about}_text`)}</p>
      {asked.map((field) => (
        <label key={field} className="field">
          <span>{t(`import.current.${field}`)}</span>
          <Select
            value={answers[field] ?? ''}
            onChange={(event) => setAnswers({ ...answers, [field]: event.target.value })}
            none={t('import.current.select')}
            options={choices[field].map((value) => ({
              value,
              label:
                field === 'currency'
                  ? value
                  : t(`import.upload.languages.${value === 'other' ? 'third' : (value as Locale)}`),
            }))}
          />
        </label>
      ))}
    </Dialog>
  );
}
