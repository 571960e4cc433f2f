import type { ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Icon } from '../ui/icon.js';
import { Cluster, Row } from '../ui/layout/boxes.js';

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
          <Cluster as="p" gap={[0, 3]} align="center" tone="ink" weight={600}>
            {t(`auth.steps.${id}.title`)}
            {state === 'done' && (
              <Row as="span" inline align="center" text="s" gap={1} weight={550} className="step-done">
                <Icon name="check" size={16} />
                {t('auth.steps.done')}
              </Row>
            )}
          </Cluster>
          <p>{t(`auth.steps.${id}.text`)}</p>
          {children}
        </li>
      ))}
    </ol>
  );
}
