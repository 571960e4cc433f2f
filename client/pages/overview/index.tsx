import '../../styles/admin-overview.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { FirstSteps } from '../../components/overview/first-steps.js';
import { Gaps } from '../../components/overview/gaps.js';
import { LastImports } from '../../components/overview/last-imports.js';
import { Popular } from '../../components/overview/popular.js';
import { RangeFigures } from '../../components/overview/range-figures.js';
import { useLiveImports } from '../../components/overview/use-live-imports.js';
import { Waiting } from '../../components/overview/waiting.js';
import { useI18n } from '../../lib/i18n.js';

/** Where work begins: what there is, what is lacking, and what waits for somebody. */
export default function OverviewIndex(props: PageProps<'overview/index'>) {
  const { t } = useI18n();
  useLiveImports(props.imports);
  return (
    <>
      <PageTitle title={t('overview.title')} intro={props.companyName ?? t('overview.of_platform')} />
      {props.firstSteps && <FirstSteps steps={props.firstSteps} />}
      <Waiting groups={props.waiting} />
      {!props.firstSteps && <RangeFigures figures={props.figures} />}
      <div className="overview-columns">
        {!props.firstSteps && <Gaps gaps={props.gaps} />}
        {!props.firstSteps && <Popular popular={props.popular} />}
      </div>
      <LastImports imports={props.imports} url={props.importsUrl} />
    </>
  );
}
