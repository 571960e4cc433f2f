import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import type { ProductPrefill } from '../../../src/offers/offers.pages.js';
import type { EditFormState } from '../form/use-edit-form.js';
import { toAttributeInput } from './offer-values.js';

type Found = Extract<ProductPrefill, { found: true }>;

/** From here on a code can be one. */
const SHORTEST = 8;

/** Asks what stores know in common of an EAN, and puts it where the form is still empty. */
export function usePrefill(form: EditFormState) {
  const [asking, setAsking] = useState(false);
  const [prefill, setPrefill] = useState<ProductPrefill | null>(null);

  function ask(ean: string) {
    if (ean.length < SHORTEST || ean === prefill?.ean) return;
    setAsking(true);
    router.reload({
      only: ['prefill'],
      data: { ean },
      preserveUrl: true,
      onSuccess: ({ props }) => {
        const answer = (props as unknown as PageProps<'offers/index'>).prefill ?? null;
        setPrefill(answer);
        if (answer?.found) fill(form, answer);
      },
      onFinish: () => setAsking(false),
    });
  }

  return { asking, prefill, ask };
}

function fill(form: EditFormState, { values, mediaIds }: Found): void {
  const { name, description, specifications, brand, mpn, categoryIds, attributes = [] } = values;
  for (const [field, texts] of Object.entries({ name, description, specifications }))
    for (const [locale, text] of Object.entries(texts ?? {})) fillOne(form, `${field}.${locale}`, text);
  fillOne(form, 'brand', brand ?? '');
  fillOne(form, 'mpn', mpn ?? '');
  fillOne(form, 'categoryIds', categoryIds ?? []);
  fillOne(form, 'attributes', attributes.map(toAttributeInput));
  fillOne(
    form,
    'media',
    mediaIds.map((id) => ({ id })),
  );
}

function fillOne(form: EditFormState, name: string, value: string | unknown[]): void {
  const current = form.valueOf(name) as string | unknown[] | undefined;
  if (!current?.length && value.length > 0) form.change(name, value);
}
