import type { DaysView } from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { ListToolbar } from '../../admin/list/list-toolbar.js';
import { CompanyFilter } from '../../admin/list/company-filter.js';
import { CsvLink } from './csv-link.js';
import { DayTable } from './day-table.js';
import { Subject } from './subject.js';
import { VisitChart } from './visit-chart.js';
import { VisitFigures } from './visit-figures.js';
import { Cluster } from '../../ui/layout/boxes.js';

const VIEW = ['days', 'views', 'period'];

/** How visits went: of all that a person may see, of a store, or of one product. */
export function Days({ view }: { view: DaysView }) {
  const { t, date } = useI18n();
  const { subject, figures, before, days, company, companies, formUrl, keep } = view;
  const caption = t('statistics.days.caption', { from: date(days[0]!.day), to: date(days.at(-1)!.day) });
  return (
    <section className="list" aria-label={t('statistics.days.title')}>
      {subject && <Subject subject={subject} />}
      {companies.length > 0 && (
        <ListToolbar url={formUrl} keep={keep} only={VIEW} resetUrl={null}>
          <CompanyFilter
            label={t('statistics.fields.company')}
            all={t('statistics.all_companies')}
            companies={companies}
            chosen={company}
          />
        </ListToolbar>
      )}
      <Cluster gap={3} align="center" justify="between" className="list-part">
        <VisitFigures figures={figures} before={before} />
        <CsvLink url={view.csvUrl} />
      </Cluster>
      <VisitChart days={days} caption={caption} />
      <details className="chart-table">
        <summary>{t('statistics.days.as_table')}</summary>
        <DayTable days={days} caption={caption} />
      </details>
      <p className="field-hint">{t('statistics.days.note')}</p>
    </section>
  );
}
