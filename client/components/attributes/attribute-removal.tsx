import { router } from '@inertiajs/react';
import type { AttributeRemoval as Removal } from '../../../src/attributes/attributes.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { CancelLink } from '../form/cancel-link.js';
import { RecordDialog } from '../admin/record-dialog.js';
import { Button } from '../ui/button.js';
import { Grid } from '../ui/layout/boxes.js';

interface Props {
  removal: Removal;
  closeUrl: string;
  returnTo: string;
}

/** Asks before an attribute is deleted, and explains the effect on its values. */
export function AttributeRemoval({ removal, closeUrl, returnTo }: Props) {
  const { t, number } = useI18n();
  const { url, name, uses } = removal;
  const count = uses.products + uses.productData;

  function remove() {
    router.delete(url, {
      data: { detach: count > 0 },
      preserveScroll: true,
      preserveState: true,
      replace: true,
    });
  }

  return (
    <RecordDialog
      title={t('attributes.delete.title', { name: name.text })}
      closeUrl={closeUrl}
      returnTo={returnTo}
      wide={false}
      actions={
        <>
          <CancelLink href={closeUrl} />
          <Button type="button" variant="main" className="needs-script" onClick={remove}>
            {t(count > 0 ? 'attributes.delete.detach' : 'attributes.delete.label')}
          </Button>
        </>
      }
    >
      {count === 0 ? (
        <p>{t('attributes.delete.unused')}</p>
      ) : (
        <div className="prose">
          <p>{t('attributes.delete.used')}</p>
          <Grid as="dl" className="facts">
            <dt>{t('attributes.delete.products')}</dt>
            <dd>{number(uses.products)}</dd>
            <dt>{t('attributes.delete.product_data')}</dt>
            <dd>{number(uses.productData)}</dd>
          </Grid>
        </div>
      )}
    </RecordDialog>
  );
}
