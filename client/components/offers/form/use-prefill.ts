import { router } from '@inertiajs/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import type { OfferPrefill } from '../../../../src/offers/offers.pages.js';
import type { EditFormState } from '../../form/use-edit-form.js';
import { type Filling, fillingsOf, type Found } from './prefill-values.js';

/** Pause after the last digit of a code, in milliseconds. */
const PAUSE = 400;
const WHOLE = /^(\d{8}|\d{12,14})$/;

const codeIn = (form: EditFormState) => (form.valueOf('ean') as string).replace(/[\s-]/g, '');

/** Loads shared product data for the typed EAN; for a new product, it fills the empty fields. */
export function usePrefill(form: EditFormState, stored: string | null, isNew: boolean) {
  const [asked, setAsked] = useState(stored ?? '');
  const [asking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<{ code: string; prefill: OfferPrefill } | null>(null);
  const code = codeIn(form);

  function ask() {
    if (code === asked) return;
    setAsked(code);
    if (!code) return;
    setAsking(true);
    router.reload({
      only: ['prefill'],
      data: { ean: code },
      preserveUrl: true,
      onSuccess: ({ props }) => {
        const { prefill } = props as unknown as PageProps<'offers/form'>;
        if (prefill) setAnswer({ code, prefill });
      },
      onFinish: () => setAsking(false),
    });
  }
  // an answer that comes late is about a code that is no longer there
  const prefill = answer?.code === code ? answer.prefill : null;
  const found = prefill?.found ? prefill : null;
  const askWhole = useEffectEvent(() => WHOLE.test(code) && ask());

  useEffect(() => {
    const timer = setTimeout(askWhole, PAUSE);
    return () => clearTimeout(timer);
  }, [code]);

  const fillEmpty = useEffectEvent((found: Found) =>
    put(fillingsOf(found, form).filter(({ overwrites }) => !overwrites)),
  );
  useEffect(() => {
    if (found && isNew) fillEmpty(found);
  }, [found, isNew]);

  function put(fillings: Filling[]) {
    for (const { name, value } of fillings) form.change(name, value);
  }

  return { asking, prefill, ask, put, fillings: found ? fillingsOf(found, form) : [] };
}
