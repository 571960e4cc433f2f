import type { PageProps } from '../../../src/core/inertia/pages.js';
import { EmptyList } from '../../components/admin/list/empty-list.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { CompanyChoice } from '../../components/import/company-choice.js';
import { CategoryCounts } from '../../components/import/mapping/formats/category-counts.js';
import { OwnFormat } from '../../components/import/mapping/formats/own-format.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Stack } from '../../components/ui/layout/boxes.js';

/** A store's formats and category mappings. */
export default function ImportFormats(props: PageProps<'import/formats'>) {
  const { company, formats } = props;
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t('formats.own.title')} intro={t('formats.own.intro')} />
      <p className="current-facts">
        <a data-visit href={props.importsUrl}>
          {t('mappings.back')}
        </a>
        {company && <span>{company.name}</span>}
      </p>
      <CompanyChoice {...props} />
      {company && (
        <>
          <section aria-labelledby="formats-title">
            <div className="section-head">
              <h2 id="formats-title">{t('formats.own.list')}</h2>
            </div>
            {formats.length === 0 && <EmptyList resetUrl={null} text={t('formats.own.none')} />}
            <Stack as="ul" gap={4}>
              {formats.map((format) => (
                <li key={format.id}>
                  <OwnFormat format={format} />
                </li>
              ))}
            </Stack>
          </section>
          <CategoryCounts {...props} />
        </>
      )}
    </>
  );
}
