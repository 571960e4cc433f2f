import type { OfferForm } from '../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useFormContext } from '../../form/use-field.js';
import { errorsIn, sectionsOf, titleOf } from './offer-sections.js';
import { Box, Cluster } from '../../ui/layout/boxes.js';

/** Links to the sections of the form, with marks at sections with errors. */
export function SectionIndex({ kind }: { kind: OfferForm['kind'] }) {
  const { t } = useI18n();
  const { errors } = useFormContext();
  return (
    <Box as="nav" line="bottom" className="section-index" aria-label={t('offers.page.index')}>
      <ul>
        {sectionsOf(kind).map((section) => {
          const count = errorsIn(section, Object.keys(errors));
          return (
            <li key={section}>
              <Cluster as="a" gap={[0, 2]} align="baseline" href={`#${section}`}>
                {t(titleOf(section, kind))}
                {count > 0 && <span className="form-error">{t('offers.page.errors', { count })}</span>}
              </Cluster>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
