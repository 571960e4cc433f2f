import { useI18n } from '../../../lib/i18n/i18n.js';
import type { Samples } from './markdown-tools.js';

/** Default words of the toolbar if nothing is selected. */
export function useSamples(): Samples & { picture: string } {
  const { t } = useI18n();
  return {
    bold: t('content.editor.sample.bold'),
    italic: t('content.editor.sample.italic'),
    link: t('content.editor.sample.link'),
    heading: t('content.editor.sample.heading'),
    table: t('content.editor.sample.table'),
    picture: t('content.editor.sample.picture'),
  };
}
