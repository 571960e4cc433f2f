import { usePage } from '@inertiajs/react';
import { useState } from 'react';

/**
 * What stood in the page's form when it was refused without a script, by field: the first values of its fields. It
 * comes once; the form holds it from then on, and a later answer without it must not empty the fields.
 */
export function useOldInput(): Record<string, string> {
  const { typed } = usePage<{ typed?: Record<string, string> }>().props;
  const [first] = useState(typed ?? {});
  return first;
}
