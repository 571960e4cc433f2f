import { useShared } from '../../../lib/shared.js';
import { FormToken } from '../../../lib/forms/form-token.js';

/** One form for all buttons that compare or watch products. */
export const PICKS = 'picks';

/** Sends a pick; once on each page. */
export function PickForm() {
  const { comparison } = useShared();
  return (
    <form id={PICKS} data-picks action={comparison.url} method="post" hidden>
      <FormToken />
    </form>
  );
}
