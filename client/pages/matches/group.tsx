import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { ComparedTable } from '../../components/matching/compared-table.js';
import { Button } from '../../components/ui/button.js';
import { Icon } from '../../components/ui/icon.js';
import { Field } from '../../components/ui/form/field.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Row } from '../../components/ui/layout/boxes.js';

/** A group, from which offers are taken out or moved; the next page shows the effect. */
export default function MatchGroup(props: PageProps<'matches/group'>) {
  const { name, pageUrl, offers, count, effectUrl, backUrl } = props;
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t('matching.group.title')} intro={t('matching.group.intro')} />
      <section className="list" aria-label={t('matching.group.title')}>
        {pageUrl && (
          <p className="current-facts">
            <Row
              as="a"
              inline
              gap={1}
              align="center"
              href={pageUrl}
              target="_blank"
              rel="noreferrer"
              lang={name.lang}
            >
              {name.text}
              <Icon name="out" />
            </Row>
          </p>
        )}
        {count < 2 && <p>{t('matching.group.alone')}</p>}
        {count > 1 && (
          <form action={effectUrl} className="form">
            <ComparedTable
              offers={offers}
              count={count}
              choice={({ id, name: { text, lang }, companyName }) => (
                <label className="check">
                  <input
                    type="checkbox"
                    name="offers"
                    value={id}
                    aria-label={t('matching.group.choose', { label: `${text}, ${companyName}` })}
                  />
                  <span lang={lang}>{text}</span>
                </label>
              )}
            />
            <div className="form form-short">
              <Field name="to" label={t('matching.group.to')} hint={t('matching.group.to_hint')}>
                {(control) => <input {...control} autoComplete="off" inputMode="url" />}
              </Field>
              <Button variant="main">{t('matching.group.next')}</Button>
            </div>
          </form>
        )}
        <p>
          <a data-visit href={backUrl}>
            {t('matching.effect.back')}
          </a>
        </p>
      </section>
    </>
  );
}
