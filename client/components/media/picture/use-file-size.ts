import { useI18n } from '../../../lib/i18n/i18n.js';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE ** 2;

/** Bytes as people read them. */
export function useFileSize(): (bytes: number) => string {
  const { t, number } = useI18n();
  return (bytes) =>
    bytes < MEGABYTE
      ? t('media.size.kb', { size: number(Math.max(1, Math.round(bytes / KILOBYTE))) })
      : t('media.size.mb', { size: number(Math.round((bytes / MEGABYTE) * 10) / 10) });
}
