import '../../styles/pages/watch-list.css';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PICKS } from '../../components/storefront/picks/pick-form.js';
import { ListCopy } from '../../components/storefront/watch-list/list-copy.js';
import { WatchedRow } from '../../components/storefront/watch-list/watched-row.js';
import { PopoverQuestion } from '../../components/form/popover-question.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { Button, LinkButton } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { Box, Cluster, Stack } from '../../components/ui/layout/boxes.js';

/** Products whose prices this browser watches. */
export default function WatchList({
  watched,
  isFull,
  most,
  days,
  copy,
  copiesUrl,
}: PageProps<'watch-list/show'>) {
  const { t } = useI18n();
  const { urls, watchList } = useShared();
  const notePlace = useGoingOn(watched.length);
  const services = watched.filter(({ isService }) => isService).length;
  const products = watched.length - services;
  const count = [
    (products > 0 || services === 0) && t('watch-list.count', { count: products }),
    services > 0 && t('products.service_count', { count: services }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Stack gap={4} padTop={6} className="watch-list page-width" onFocus={notePlace}>
      <Cluster gap={[2, 4]} align="baseline">
        <h1>{t('watch-list.title')}</h1>
        <Box as="p" tone="soft" role="status">
          {count}
        </Box>
      </Cluster>
      {isFull && (
        <Notice tone="warn">
          <strong>{t('watch-list.full', { count: most })}</strong>
        </Notice>
      )}
      {watched.length > 0 ? (
        <Box as="ul" line="strong" className="watched">
          {watched.map((product) => (
            <WatchedRow key={product.id} product={product} />
          ))}
        </Box>
      ) : (
        <Stack gap={4} fit line="strong" padY={6}>
          <p>{t('watch-list.empty')}</p>
          <LinkButton data-visit variant="main" href={urls.search}>
            {t('watch-list.find')}
          </LinkButton>
        </Stack>
      )}
      <ListCopy copy={copy} url={copiesUrl} isEmpty={watched.length === 0} />
      <Stack gap={3} fit text="s" tone="soft" words>
        <p>
          {t('watch-list.where')} {t('watch-list.kept', { count: days })}{' '}
          {t('watch-list.limit', { count: most })}
        </p>
        {watched.length > 0 && (
          <PopoverQuestion
            label={t('watch-list.clear')}
            title={t('watch-list.clearing')}
            text={t('watch-list.clearing_text')}
            keepLabel={t('watch-list.keep')}
          >
            <Button form={PICKS} formAction={watchList.url} name="clear" value="all" variant="main">
              {t('watch-list.clear')}
            </Button>
          </PopoverQuestion>
        )}
      </Stack>
    </Stack>
  );
}

/** After a keyboard user removes a product, the focus moves to the next one. */
function useGoingOn(count: number) {
  const place = useRef(-1);
  useLayoutEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const row = rows()[place.current];
    (row?.querySelector<HTMLElement>('[name=remove]') ?? document.querySelector('main'))?.focus();
  }, [count]);
  return ({ target }: FocusEvent) => {
    // elsewhere, the whole list may be cleared
    place.current = Math.max(0, rows().indexOf(target.closest('.watched-row')!));
  };
}

const rows = () => [...document.querySelectorAll('.watched-row')];
