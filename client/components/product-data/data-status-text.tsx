import type { DataStatus } from '../../../src/product-data/product-data.entity.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Status } from '../admin/status.js';

export function DataStatusText({ status }: { status: DataStatus }) {
  const { t } = useI18n();
  return <Status status={status}>{t(`product-data.status.${status}`)}</Status>;
}
