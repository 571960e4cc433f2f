import type { CategoryItem } from '../../../src/categories/categories.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Badge } from '../ui/badge.js';
import { RecordLink } from '../ui/record-link.js';
import { Icon } from '../ui/icon.js';
import { ICON_BUTTON, IconButton } from '../ui/icon-button.js';
import { Picture } from '../ui/picture.js';
import { Text } from '../ui/text.js';
import { missingIn } from './forest.js';
import { Box, Cluster, Grid, Stack } from '../ui/layout/boxes.js';
import { WorkIcon } from '../ui/work-icon.js';

interface Props {
  item: CategoryItem;
  /** An address that keeps the state of the tree. */
  at(url: string): string;
  /** Asks for the new place; missing without JavaScript. */
  onMove?(): void;
}

/** A category in a line: picture, name, missing data, number of products, actions. */
export function CategoryLine({ item, at, onMove }: Props) {
  const { t } = useI18n();
  const { id, kind, url, newUrl, deleteUrl, picture, active, productCount, label: name, can } = item;
  const counted = kind === 'service' ? 'products.service_count' : 'categories.products';
  return (
    <>
      <Stack as="span" className="row-logo" aria-hidden="true">
        {picture && <Picture picture={picture} sizes="32px" alt="" />}
      </Stack>
      <Cluster as="span" gap={[0, 2]} align="baseline" padY={1} breaks className="tree-name">
        <RecordLink id={`category-${id}`} href={at(url)}>
          <Text value={name} />
        </RecordLink>
        {missingIn(item).map((missing) => (
          <Badge key={missing} tone="warn">
            {t(`categories.missing_${missing}`)}
          </Badge>
        ))}
        {!active && <Badge>{t('categories.switched_off')}</Badge>}
      </Cluster>
      <Box as="span" text="s" tone="soft" digits nowrap className="tree-count">
        {t(counted, { count: productCount })}
      </Box>
      <Grid as="span" tone="soft" className="tree-actions">
        {can.addBelow && (
          <RecordLink
            id={`new-category-${id}`}
            className={ICON_BUTTON}
            aria-label={t('categories.add_below', { name: name.text })}
            href={at(newUrl)}
          >
            <Icon name="plus" />
          </RecordLink>
        )}
        {can.move && onMove && (
          <IconButton
            id={`move-category-${id}`}
            label={t('categories.move.of', { name: name.text })}
            onClick={onMove}
          >
            <WorkIcon name="move" />
          </IconButton>
        )}
        {can.delete && (
          <RecordLink
            id={`delete-category-${id}`}
            className={ICON_BUTTON}
            aria-label={t('categories.delete.of', { name: name.text })}
            href={at(deleteUrl)}
          >
            <WorkIcon name="trash" />
          </RecordLink>
        )}
      </Grid>
    </>
  );
}
