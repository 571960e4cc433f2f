import { usePage } from '@inertiajs/react';
import { useState } from 'react';

/**
 * The input of the page's form that was refused without JavaScript, by field: the initial values of its
 * fields. Later answers do not contain it and must not empty the fields, so the first one is kept.
 */
export function useOldInput(): Record<string, string> {
  const { typed } = usePage<{ typed?: Record<string, string> }>().props;
  const [first] = useState(typed ?? {});
  return first;
}
