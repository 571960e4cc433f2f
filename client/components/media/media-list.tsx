import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { BulkBar } from '../admin/list/bulk-bar.js';
import { FilterChoices } from '../admin/list/filter-choices.js';
import { LIST_PROPS, RecordList } from '../admin/list/record-list.js';
import { useSelection } from '../admin/list/use-selection.js';
import { MediaTiles } from './media-tiles.js';
import { UploadArea } from './picture/upload-area.js';
import { usePictureStates } from './picture/use-picture-states.js';
import { useUploads } from './picture/use-uploads.js';

const LIST = ['media', 'uploadFor', 'removalUrl'];
const STATES = ['ready', 'pending', 'failed', 'unused', 'undescribed'] as const;
const OTHER_SORTS = ['oldest', 'largest'] as const;

/** The pictures with search and filters, an upload area, and bulk actions. */
export function MediaList(props: PageProps<'media/index'>) {
  const { media, count, mostCounted, filters, filterCounts, companies, removalUrl } = props;
  const { t } = useI18n();
  const { person } = useShared();
  const { query, state, owner, sort } = filters;
  const inState = filterCounts.state;
  const ofOwner = filterCounts.owner;
  // this person's list with these filters, in any order and on any page
  const list = JSON.stringify([person?.email, 'media', query, state, owner]);
  const rows = media.map(({ id }) => id);
  const selection = useSelection(list, rows, count);
  const { count: chosen, ids, page } = selection;
  // how many all are is counted up to a limit only, how many were left out always
  const allButSome = ids.size ? t('media.chosen_all_but', { count: ids.size }) : t('media.chosen_all');
  const uploads = useUploads({
    company: props.uploadFor,
    only: [...LIST_PROPS, ...LIST],
    onUploaded: () => undefined,
  });
  const states = usePictureStates(rows, media);

  return (
    <RecordList
      label={t('media.title')}
      list={props}
      head={<UploadArea uploads={uploads} />}
      query={query}
      searchLabel={t('media.search')}
      only={LIST}
      filters={
        <>
          <FilterChoices
            name="state"
            label={t('media.by_state')}
            all={t('media.all_states')}
            options={STATES.map((value) => ({
              value,
              label: t(`media.filters.${value}`),
              count: inState?.[value],
            }))}
            chosen={state ? [state] : []}
          />
          {companies.length > 0 && (
            <FilterChoices
              name="owner"
              label={t('media.owner')}
              all={t('media.all_owners')}
              options={[{ id: 'platform', name: t('media.platform') }, ...companies].map(({ id, name }) => ({
                value: String(id),
                label: name,
                count: ofOwner ? (ofOwner[id] ?? 0) : undefined,
              }))}
              chosen={owner ? [owner] : []}
            />
          )}
          <FilterChoices
            name="sort"
            label={t('media.sort')}
            all={t('media.sorts.newest')}
            options={OTHER_SORTS.map((value) => ({ value, label: t(`media.sorts.${value}`) }))}
            chosen={sort === 'newest' ? [] : [sort]}
          />
        </>
      }
      counted={
        count > mostCounted ? t('media.more_than', { count: mostCounted }) : t('media.count', { count })
      }
      isEmpty={media.length === 0}
      none={t('media.none')}
      foot={
        removalUrl && (
          <BulkBar
            url={removalUrl}
            selection={selection}
            selected={selection.all ? allButSome : t('media.chosen', { count: chosen })}
            extend={
              page === 'all'
                ? chosen < count && { label: t('media.select_all'), select: selection.selectAll }
                : { label: t('media.select_page'), select: () => selection.checkPage(true) }
            }
            actions={[
              {
                label: t('media.delete_unused'),
                question: { title: t('media.delete_title'), text: t('media.delete_text') },
              },
            ]}
          />
        )
      }
    >
      <MediaTiles media={media} states={states} selection={removalUrl ? selection : null} />
    </RecordList>
  );
}
