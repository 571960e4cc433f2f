import type { PageProps } from '../../../src/core/inertia/pages.js';
import type { EffectGroupProps, EffectProps } from '../../../src/matching/page/matches.pages.js';
import { type Column, DataTable } from '../../components/admin/list/data-table.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { FormToken } from '../../lib/forms/form-token.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Button, LinkButton } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { Cluster } from '../../components/ui/layout/boxes.js';

/** The effect of decisions, before they are made. */
export default function MatchEffect(props: PageProps<'matches/effect'>) {
  const { effect, problem, confirmUrl, fields, backUrl } = props;
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t('matching.effect.title')} intro={t('matching.effect.intro')} />
      {problem && <Notice>{problem}</Notice>}
      {effect && <Effect {...effect} />}
      <form action={confirmUrl} method="post">
        <FormToken />
        {fields.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Cluster gap={2} as="p">
          {effect && <Button variant="main">{t('matching.effect.confirm')}</Button>}
          <LinkButton data-visit href={backUrl}>
            {t('matching.effect.back')}
          </LinkButton>
        </Cluster>
      </form>
    </>
  );
}

function Effect({ before, after, redirects }: EffectProps) {
  const { t } = useI18n();
  return (
    <>
      <Groups title={t('matching.effect.before')} groups={before} />
      <Groups title={t('matching.effect.after')} groups={after} />
      {redirects.length > 0 && (
        <section className="list" aria-labelledby="redirects-title">
          <h2 id="redirects-title">{t('matching.effect.redirects')}</h2>
          <ul>
            {redirects.map((one) => (
              <li key={one.from}>{t('matching.effect.redirect', one)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Groups({ title, groups }: { title: string; groups: EffectGroupProps[] }) {
  const { t } = useI18n();
  const columns: Column<EffectGroupProps>[] = [
    { id: 'page', label: t('matching.effect.page'), cell: ({ name, url }) => <a href={url}>{name}</a> },
    {
      id: 'offers',
      label: t('matching.effect.offers'),
      cell: ({ offers, count }) => (
        <>
          <ul>
            {offers.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
          {count > offers.length && <small>{t('matching.effect.more', { count })}</small>}
        </>
      ),
    },
    { id: 'prices', label: t('matching.effect.prices'), numeric: true, cell: ({ prices }) => prices },
    {
      id: 'history',
      label: t('matching.effect.history'),
      numeric: true,
      cell: ({ historyEntries }) => historyEntries,
    },
    { id: 'alerts', label: t('matching.effect.alerts'), numeric: true, cell: ({ alerts }) => alerts },
  ];
  return (
    <section className="list" aria-label={title}>
      <h2>{title}</h2>
      <DataTable caption={title} columns={columns} rows={groups} />
    </section>
  );
}
