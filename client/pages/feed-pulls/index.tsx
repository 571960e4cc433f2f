import '../../styles/admin/feeds.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { EmptyList } from '../../components/admin/list/empty-list.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { AddLink } from '../../components/admin/list/add-link.js';
import { FeedCard } from '../../components/import/pulls/feed-card.js';
import { FeedDialog } from '../../components/import/pulls/feed-dialog.js';
import { PullHistory } from '../../components/import/pulls/pull-history.js';
import { useLivePulls } from '../../components/import/pulls/use-live-pulls.js';
import { CompanyChoice } from '../../components/import/company-choice.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Stack } from '../../components/ui/layout/boxes.js';

const NEW_FEED = 'new-feed';

/** The addresses of a store's feeds, and the results of their fetches. */
export default function FeedPullsIndex(props: PageProps<'feed-pulls/index'>) {
  const { company, feeds, history, form, newUrl } = props;
  const { t } = useI18n();
  useLivePulls(feeds);
  const add = (id?: string) => (
    <AddLink id={id} href={newUrl}>
      {t('feed-pulls.new')}
    </AddLink>
  );
  return (
    <>
      <PageTitle
        title={t('feed-pulls.title')}
        intro={t('feed-pulls.intro')}
        action={company && add(NEW_FEED)}
      />
      <p className="current-facts">
        <a data-visit href={props.importsUrl}>
          {t('feed-pulls.back')}
        </a>
        {company && <span>{company.name}</span>}
      </p>
      <CompanyChoice {...props} />
      {company && (
        <section aria-label={t('feed-pulls.list')}>
          {feeds.length === 0 && <EmptyList resetUrl={null} text={t('feed-pulls.none')} action={add()} />}
          <Stack as="ul" gap={4}>
            {feeds.map((feed) => (
              <li key={feed.id}>
                <FeedCard feed={feed} mails={props.mails} />
              </li>
            ))}
          </Stack>
        </section>
      )}
      {company && <PullHistory {...history} />}
      {form && (
        <FeedDialog
          key={form.id}
          form={form}
          address={feeds.find(({ id }) => id === form.id)?.address ?? ''}
          closeUrl={props.closeUrl}
          returnTo={form.id === null ? NEW_FEED : `feed-${form.id}`}
        />
      )}
    </>
  );
}
