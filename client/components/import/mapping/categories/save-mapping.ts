import { router } from '@inertiajs/react';
import type { CategoryPathProps } from '../../../../../src/import/mapping/import-mapping.pages.js';

/** In which a form sends the version that it was filled with; named as on the server. */
const VERSION_FIELD = '_version';

/** Saves the target of a path, unless another person changed it meanwhile. */
export function saveMapping(
  { updateUrl, version, below }: CategoryPathProps,
  choice: { categoryId: number | null; excluded: boolean },
  onFinish?: () => void,
): void {
  if (!updateUrl) return;
  router.patch(
    updateUrl,
    { ...choice, below, [VERSION_FIELD]: version },
    { preserveScroll: true, preserveState: true, onFinish },
  );
}
