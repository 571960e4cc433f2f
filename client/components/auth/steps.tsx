import type { ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Icon } from '../ui/icon.js';

export interface Step {
  id: 'register' | 'confirm' | 'approve' | 'publish';
  state?: 'done' | 'current';
  /** The content of this step. */
  children?: ReactNode;
}

/** The way from the form to the first product in the catalogue. */
export function Steps({ steps }: { steps: Step[] }) {
  const { t } = useI18n();
  return (
    <ol className="steps">
      {steps.map(({ id, state, children }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <p className="step-title">
            {t(`auth.steps.${id}.title`)}
            {state === 'done' && (
              <span className="step-done">
                <Icon name="check" />
                {t('auth.steps.done')}
              </span>
            )}
          </p>
          <p>{t(`auth.steps.${id}.text`)}</p>
          {children}
        </li>
      ))}
    </ol>
  );
}
