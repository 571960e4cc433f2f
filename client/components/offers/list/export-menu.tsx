import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { MenuPanel } from '../../admin/list/menu-panel.js';
import { Box, Stack } from '../../ui/layout/boxes.js';

interface Props {
  urls: NonNullable<PageProps<'offers/index'>['exportUrls']>;
  count: number;
}

/** The filtered products as a file. */
export function ExportMenu({ urls, count }: Props) {
  const { t } = useI18n();
  return (
    <MenuPanel label={t('offers.export.label')} icon="download">
      <p className="menu-title">{t('offers.export.what', { count })}</p>
      <ul className="menu-links">
        {(['xml', 'csv'] as const).map((format) => (
          <li key={format}>
            <Stack as="a" padY={2} line="top" href={urls[format]} download>
              {t(`offers.export.${format}`)}
              <Box as="small" text="s">
                {t(`offers.export.${format}_hint`)}
              </Box>
            </Stack>
          </li>
        ))}
      </ul>
    </MenuPanel>
  );
}
