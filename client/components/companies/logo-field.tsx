import { router, useForm } from '@inertiajs/react';
import type { CompanyForm } from '../../../src/companies/companies.pages.js';
import { useI18n } from '../../lib/i18n.js';
import { withoutAsking } from '../../lib/leaving.js';
import { ConfirmedButton } from '../admin/confirmed-button.js';
import { FileField } from '../form/file-field.js';
import { Picture } from '../ui/picture.js';
import { usePendingLogo } from './use-pending-logo.js';

const ACCEPT = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

/** The logo: sent as soon as it is chosen, prepared by the queue. */
export function LogoField({ company, url }: { company: CompanyForm; url: string }) {
  const { t, percent } = useI18n();
  const form = useForm<{ logo: File | null }>({ logo: null });
  const { logo, logoState, logoFailure } = company;
  usePendingLogo(logoState === 'pending');

  function send(file: File | null) {
    if (!file) return;
    form.transform(() => ({ logo: file }));
    withoutAsking(() => form.post(url, { preserveScroll: true, preserveState: true, forceFormData: true }));
  }

  return (
    <section className="logo-field" aria-labelledby="logo-title">
      <h3 id="logo-title">{t('companies.logo.title')}</h3>
      <div className="logo-preview" data-state={logoState}>
        {logo ? <Picture picture={logo} sizes="160px" /> : <span>{t('companies.logo.none')}</span>}
      </div>
      <div className="logo-steps">
        <FileField
          key={logo?.src}
          name="logo"
          label={t('companies.logo.file')}
          hint={t('companies.logo.hint')}
          accept={ACCEPT}
          file={null}
          error={form.errors.logo ?? (logoState === 'failed' ? (logoFailure ?? undefined) : undefined)}
          onFile={send}
        />
        <p role="status" className="field-hint">
          {form.processing &&
            t('companies.logo.sending', { percent: percent(form.progress?.percentage ?? 0) })}
          {!form.processing && logoState === 'pending' && t('companies.logo.pending')}
        </p>
        {logo && (
          <ConfirmedButton
            className="button button-small"
            label={t('companies.logo.remove')}
            title={t('companies.logo.remove_title')}
            confirmLabel={t('companies.logo.remove')}
            onConfirm={() =>
              withoutAsking(() => router.delete(url, { preserveScroll: true, preserveState: true }))
            }
          >
            <p>{t('companies.logo.remove_text')}</p>
          </ConfirmedButton>
        )}
      </div>
    </section>
  );
}
