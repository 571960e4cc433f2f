import { useI18n } from '../../../lib/i18n/i18n.js';
import { LinkButton } from '../../ui/button.js';
import { WorkIcon } from '../../ui/work-icon.js';

/** A link to a view's data as a table for spreadsheets. */
export function CsvLink({ url }: { url: string }) {
  const { t } = useI18n();
  return (
    <LinkButton href={url} download>
      <WorkIcon name="download" />
      {t('statistics.csv.download')}
    </LinkButton>
  );
}
