import { router } from '@inertiajs/react';
import type { OwnFormatProps } from '../../../../../src/import/mapping/import-mapping.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { ConfirmedButton } from '../../../admin/confirmed-button.js';
import { Moment } from '../../../admin/moment.js';
import { OwnFormatFacts } from './own-format-facts.js';
import { LinkButton } from '../../../ui/button.js';
import { Cluster } from '../../../ui/layout/boxes.js';
import { Card } from '../../../ui/layout/card.js';

/** This many columns distinguish the tables of a store. */
const COLUMNS_NAMED = 3;

/** A store's own format with its settings, author and actions. */
export function OwnFormat({ format }: { format: OwnFormatProps }) {
  const { t } = useI18n();
  const { id, isTable, root, item, fields, completes, changedAt, changedBy, editUrl, deleteUrl, version } =
    format;
  const columns = fields.slice(0, COLUMNS_NAMED).map(({ title }) => title);
  const shape = isTable ? t('formats.own.table', { columns: columns.join(', ') }) : `<${root}> … <${item}>`;
  return (
    <Card
      titleId={`format-title-${id}`}
      className="own-format"
      head={
        <>
          <h3 id={`format-title-${id}`}>{isTable ? shape : <code>{shape}</code>}</h3>
          <p>
            <Moment iso={changedAt} />
            {changedBy && ` · ${changedBy}`}
          </p>
        </>
      }
    >
      {completes && <p>{t('formats.own.completes', { format: completes })}</p>}
      <OwnFormatFacts format={format} />
      <Cluster gap={2}>
        {editUrl && (
          <LinkButton data-visit href={editUrl} aria-label={t('formats.own.edit_of', { shape })}>
            {t('formats.own.edit')}
          </LinkButton>
        )}
        {deleteUrl && (
          <ConfirmedButton
            label={t('formats.delete')}
            description={t('formats.own.delete_of', { shape })}
            title={t('formats.delete_title')}
            confirmLabel={t('formats.delete')}
            onConfirm={() => router.delete(deleteUrl, { data: { _version: version }, preserveScroll: true })}
          >
            <p>{t(completes ? 'formats.own.delete_completing' : 'formats.delete_text')}</p>
          </ConfirmedButton>
        )}
      </Cluster>
      {deleteUrl && !editUrl && <p className="field-hint">{t('formats.own.no_file')}</p>}
    </Card>
  );
}
