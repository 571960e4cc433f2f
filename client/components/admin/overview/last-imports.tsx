import type { RecentImport } from '../../../../src/admin/overview/overview.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Moment } from '../moment.js';
import { Status } from '../../import/status.js';
import { OverviewPart } from './overview-part.js';
import { Box, Cluster, Grid } from '../../ui/layout/boxes.js';

interface Props {
  imports: RecentImport[];
  /** All of them. */
  url: string;
}

/** The newest imports with their states and errors. */
export function LastImports({ imports, url }: Props) {
  const { t } = useI18n();
  const all = (
    <a data-visit href={url}>
      {t('overview.imports.all')}
    </a>
  );
  return (
    <OverviewPart id="imports" title={t('overview.imports.title')} note={all}>
      {imports.length === 0 && (
        <Box as="p" tone="soft" words>
          {t('overview.imports.none')}
        </Box>
      )}
      <ul className="overview-lines">
        {imports.map((run) => (
          <LastImport key={run.id} run={run} />
        ))}
      </ul>
    </OverviewPart>
  );
}

function LastImport({ run }: { run: RecentImport }) {
  const { t } = useI18n();
  const { url, fileName, companyName, createdAt, status, counters, warnings, reason } = run;
  return (
    <Grid as="li" gap={[1, 5]} padY={2} className="last-import">
      <p>
        <a data-visit href={url}>
          {fileName}
        </a>
        <small>
          {companyName && <span>{companyName}</span>}
          <Moment iso={createdAt} />
        </small>
      </p>
      <Status status={status} />
      <Cluster as="p" gap={[0, 3]} text="s" tone="soft" whole className="last-import-outcome">
        {reason ? (
          <span>{reason.message}</span>
        ) : (
          <span>{t('overview.imports.read', { count: counters.read })}</span>
        )}
        {counters.rejected > 0 && (
          <Box as="strong" tone="bad">
            {t('overview.imports.rejected', { count: counters.rejected })}
          </Box>
        )}
        {warnings > 0 && <span>{t('overview.imports.warnings', { count: warnings })}</span>}
      </Cluster>
    </Grid>
  );
}
