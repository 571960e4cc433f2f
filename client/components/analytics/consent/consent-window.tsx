import { useId, useRef } from 'react';
import type { Consent } from '../../../lib/measuring/consent.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useReturnToView } from '../../../lib/visits/use-return-to-view.js';
import { IconButton } from '../../ui/icon-button.js';
import { useModal } from '../../ui/window/use-modal.js';
import { ConsentForm } from './consent-form.js';
import { ConsentText } from './consent-text.js';
import { Box } from '../../ui/layout/boxes.js';

interface Props {
  choice: Consent['choice'];
  privacyUrl?: string;
  /** Escape, or the close button, which exists only after a decision. */
  onClose(): void;
}

/** The question in a dialog over the page. Without JavaScript it is below a page that works normally. */
export function ConsentWindow({ choice, privacyUrl, onClose }: Props) {
  const { t } = useI18n();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  useModal(element, onClose, true);
  useReturnToView();
  return (
    <Box
      ref={element}
      open
      as="dialog"
      pad={5}
      tone="ink"
      className="consent"
      aria-labelledby={titleId}
      aria-describedby={textId}
      tabIndex={-1}
      data-nosnippet
    >
      {choice && <IconButton icon="close" label={t('common.close')} onClick={onClose} />}
      <h2 id={titleId}>{t('common.consent.title')}</h2>
      <ConsentText id={textId} privacyUrl={privacyUrl} />
      {choice && <p className="consent-now">{t(`common.consent.${choice}`)}</p>}
      <ConsentForm />
    </Box>
  );
}
