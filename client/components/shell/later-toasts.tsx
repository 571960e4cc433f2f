import { useEffect, useState } from 'react';
import type { Toasts } from '../ui/toasts.js';

/** Toasts, which load after the page: none is shown before the page works. */
export function LaterToasts() {
  const [loaded, setLoaded] = useState<{ Toasts: typeof Toasts }>();
  useEffect(() => void import('../ui/toasts.js').then(setLoaded, () => {}), []);
  return loaded && <loaded.Toasts />;
}
