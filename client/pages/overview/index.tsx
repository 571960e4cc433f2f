import '../../styles/admin/statistics.css';
import '../../styles/admin/overview.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { Broken } from '../../components/admin/overview/broken.js';
import { FeedHealth } from '../../components/admin/overview/feed-health.js';
import { FirstSteps } from '../../components/admin/overview/first-steps.js';
import { Gaps } from '../../components/admin/overview/gaps.js';
import { LastImports } from '../../components/admin/overview/last-imports.js';
import { Popular } from '../../components/admin/overview/popular.js';
import { RangeFigures } from '../../components/admin/overview/range-figures.js';
import { useLiveImports } from '../../components/admin/overview/use-live-imports.js';
import { Visits } from '../../components/admin/overview/visits.js';
import { Waiting } from '../../components/admin/overview/waiting.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Grid } from '../../components/ui/layout/boxes.js';

/** Today's tasks: visits, feeds, problems, and records that wait for a decision. */
export default function OverviewIndex(props: PageProps<'overview/index'>) {
  const { t } = useI18n();
  useLiveImports(props.imports);
  return (
    <>
      <PageTitle title={t('overview.title')} intro={props.companyName ?? t('overview.of_platform')} />
      {props.firstSteps && <FirstSteps steps={props.firstSteps} />}
      {/* a feed may fail before it has brought anything */}
      {props.firstSteps && props.health.feeds.active > 0 && <FeedHealth health={props.health} />}
      {!props.firstSteps && (
        <Grid gap={[5, 6]} className="overview-today">
          <Visits visits={props.visits} />
          <FeedHealth health={props.health} />
        </Grid>
      )}
      {!props.firstSteps && <Broken broken={props.broken} />}
      <Waiting groups={props.waiting} />
      {!props.firstSteps && <RangeFigures figures={props.figures} />}
      <Grid gap={[5, 6]} className="overview-columns">
        {!props.firstSteps && <Gaps gaps={props.gaps} />}
        {!props.firstSteps && <Popular popular={props.popular} />}
      </Grid>
      <LastImports imports={props.imports} url={props.importsUrl} />
    </>
  );
}
