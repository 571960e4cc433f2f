import { router } from '@inertiajs/react';
import type { ProductDataForm } from '../../../src/product-data/page/product-data.pages.js';
import type { DataStatus } from '../../../src/product-data/product-data.entity.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { withoutConfirmation } from '../../lib/visits/leave-confirmation.js';
import { ConfirmedButton } from '../admin/confirmed-button.js';
import { DataStatusText } from './data-status-text.js';
import { DecisionButtons } from './decision-buttons.js';
import { Cluster, Stack } from '../ui/layout/boxes.js';

interface Props {
  data: ProductDataForm;
  status: DataStatus;
  name: string;
}

/** Whether stores share a description, who decides on it, and the steps that change that. */
export function DataState({ data, status, name }: Props) {
  const { t } = useI18n();
  const { url, version, can, decisionNote } = data;

  function remove() {
    const data = version ? { _version: version } : {};
    withoutConfirmation(() => router.delete(url, { data, preserveScroll: true, preserveState: true }));
  }

  return (
    <Stack as="section" gap={3} fit packed className="record-state" aria-labelledby="data-state">
      <h3 id="data-state">
        <DataStatusText status={status} />
      </h3>
      <p>{t(`product-data.status_text.${status}`)}</p>
      {decisionNote && <p>{decisionNote}</p>}
      {(can.decide || can.edit) && (
        <Cluster gap={2}>
          {can.decide && <DecisionButtons url={url} name={name} status={status} version={version} />}
          {can.edit && (
            <ConfirmedButton
              small
              label={t('product-data.delete.label')}
              title={t('product-data.delete.title', { name })}
              confirmLabel={t('product-data.delete.label')}
              onConfirm={remove}
            >
              <p>{t('product-data.delete.text')}</p>
            </ConfirmedButton>
          )}
        </Cluster>
      )}
    </Stack>
  );
}
