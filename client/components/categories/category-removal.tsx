import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { CategoryRemovalProps as Removal } from '../../../src/categories/categories.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { CancelLink } from '../form/cancel-link.js';
import { RecordDialog } from '../admin/record-dialog.js';
import type { Choice } from '../form/choice-list.js';
import { CategorySearch } from './category-search.js';
import { Button } from '../ui/button.js';
import { Grid, Stack } from '../ui/layout/boxes.js';

const CONTENT = ['products', 'productData', 'mappings', 'children'] as const;

interface Props {
  removal: Removal;
  closeUrl: string;
  returnTo: string;
}

/** Asks before a category is deleted, and for the target of its content. */
export function CategoryRemoval({ removal, closeUrl, returnTo }: Props) {
  const { t, number } = useI18n();
  const [moveTo, setMoveTo] = useState<Choice | null>(removal.suggested);
  const [error, setError] = useState<string>();
  const { url, id, label, content, isEmpty } = removal;
  const filled = CONTENT.filter((part) => content[part] > 0);
  const isReady = isEmpty || moveTo !== null;

  function remove() {
    if (!isReady) return setError(t('categories.delete.choose'));
    setError(undefined);
    router.delete(url, {
      data: { moveTo: isEmpty ? null : moveTo!.id },
      preserveScroll: true,
      preserveState: true,
      replace: true,
      onError: (errors) => setError(Object.values(errors).join(' ')),
    });
  }

  return (
    <RecordDialog
      title={t('categories.delete.title', { name: label.text })}
      closeUrl={closeUrl}
      returnTo={returnTo}
      wide={false}
      actions={
        <>
          <CancelLink href={closeUrl} />
          <Button
            type="button"
            variant="main"
            className="needs-script"
            aria-disabled={isReady ? undefined : true}
            onClick={remove}
          >
            {t(isEmpty ? 'categories.delete.label' : 'categories.delete.move')}
          </Button>
        </>
      }
    >
      {isEmpty ? (
        <p>{t('categories.delete.empty')}</p>
      ) : (
        <Stack gap={4} className="removal">
          <p>{t('categories.delete.filled')}</p>
          <Grid as="dl" className="facts">
            {filled.map((part) => [
              <dt key={part}>{t(`categories.delete.content.${part}`)}</dt>,
              <dd key={`${part} count`}>{number(content[part])}</dd>,
            ])}
          </Grid>
          <CategorySearch
            label={t('categories.delete.where')}
            wanted={{ instead: id }}
            chosen={moveTo}
            onChoose={setMoveTo}
          />
        </Stack>
      )}
      <p className="form-error" role="alert">
        {error}
      </p>
    </RecordDialog>
  );
}
