import { useEffect, useState } from 'react';
import type { Session } from '../../lib/session/renew-session.js';
import { reasonOf } from '../../lib/session/firebase-errors.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Button } from '../ui/button.js';
import { Cluster } from '../ui/layout/boxes.js';

/** The provider's own limit is for the address; this one spares people the message about it. */
const COOLDOWN_SECONDS = 60;

/** Sends the mail that confirms the address once more. */
export function ResendVerification({ session }: { session: Session }) {
  const { t, locale } = useI18n();
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [seconds, setSeconds] = useCountdown();

  async function send() {
    setBusy(true);
    setMessage('');
    try {
      const { sendVerification } = await import('../../lib/session/firebase.js');
      await sendVerification(session.provider, locale, session.uid);
      setMessage(t('auth.pending.sent'));
      setSeconds(COOLDOWN_SECONDS);
    } catch (error) {
      setMessage(t(`auth.errors.${reasonOf(error)}`));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Cluster gap={[2, 4]} align="center" padTop={2}>
      <Button
        type="button"
        className="needs-script"
        disabled={busy || seconds > 0}
        onClick={() => void send()}
      >
        {seconds > 0 ? t('auth.pending.wait', { count: seconds }) : t('auth.pending.resend')}
      </Button>
      <p role="status">{message}</p>
    </Cluster>
  );
}

/** Seconds that are left, counted down to nought. */
function useCountdown(): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds];
}
