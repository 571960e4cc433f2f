import { router } from '@inertiajs/react';
import type { CompanyForm } from '../../../src/companies/companies.pages.js';
import type { CompanyStatus } from '../../../src/companies/company.entity.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { withoutConfirmation } from '../../lib/visits/leave-confirmation.js';
import { PRESERVE_STATE } from '../../lib/visits/preserve-state.js';
import { ConfirmedButton } from '../admin/confirmed-button.js';
import { PendingAdmins } from './pending-admins.js';
import { Status } from '../admin/status.js';
import { Stack } from '../ui/layout/boxes.js';

interface Props {
  company: CompanyForm;
  status: CompanyStatus;
  heading: 'h2' | 'h3';
}

/** Whether a store is seen, who waits with it, and the step that changes it. */
export function CompanyState({ company, status, heading: Heading }: Props) {
  const { t } = useI18n();
  const { companyName: name, activateUrl, deactivateUrl, pendingAdmins } = company;
  const url = activateUrl ?? deactivateUrl;
  const step = activateUrl ? 'activate' : 'deactivate';
  const admits = activateUrl !== null && pendingAdmins.length > 0;
  const text = admits ? 'companies.activate.approval_text' : (`companies.${step}.text` as const);
  return (
    <Stack as="section" gap={3} fit packed className="record-state" aria-labelledby="company-state">
      <Heading id="company-state">
        <Status status={status}>{t(`companies.status.${status}`)}</Status>
      </Heading>
      <p>{t(`companies.status_text.${status}`)}</p>
      <PendingAdmins admins={pendingAdmins} />
      {url && (
        <ConfirmedButton
          variant={status === 'pending' ? 'main' : undefined}
          label={t(`companies.${step}.label`)}
          title={t(`companies.${step}.title`, { name })}
          confirmLabel={t(`companies.${step}.label`)}
          onConfirm={() =>
            withoutConfirmation(() => router.patch(url, { active: activateUrl !== null }, PRESERVE_STATE))
          }
        >
          <p>{t(text, { name })}</p>
          {activateUrl && <PendingAdmins admins={pendingAdmins} />}
        </ConfirmedButton>
      )}
    </Stack>
  );
}
