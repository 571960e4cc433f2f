import type { PHONE_PATTERN } from '../../../src/core/http/input/input-rules.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Field } from './field.js';
import { Grid } from '../ui/layout/boxes.js';

/** The server's pattern for a telephone number; a different one does not compile. */
const PHONE: typeof PHONE_PATTERN = '[\\d \\(\\)+\\/.\\-]*';

/** The company, and how to reach the person; lengths are the server's. */
export function SignUpFields({ errors }: { errors: Record<string, string> }) {
  const { t } = useI18n();
  return (
    <>
      <Field
        name="companyName"
        label={t('auth.fields.company_name')}
        required
        maxLength={200}
        autoComplete="organization"
        error={errors['companyName']}
      />
      <Grid gap={4} className="field-pair">
        <Field
          name="firstName"
          label={t('auth.fields.first_name')}
          required
          maxLength={100}
          autoComplete="given-name"
          error={errors['firstName']}
        />
        <Field
          name="lastName"
          label={t('auth.fields.last_name')}
          required
          maxLength={100}
          autoComplete="family-name"
          error={errors['lastName']}
        />
      </Grid>
      <Field
        name="phone"
        type="tel"
        label={t('auth.fields.phone')}
        maxLength={40}
        pattern={PHONE}
        autoComplete="tel"
        error={errors['phone']}
      />
    </>
  );
}
