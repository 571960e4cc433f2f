import type { Schedule } from '../../../../src/import/pulls/schedule.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { SelectField } from '../../form/select-field.js';
import { TextField } from '../../form/text-field.js';

const SCHEDULES = ['hourly', 'six-hourly', 'daily', 'cron'] as const satisfies Schedule[];

/** The schedule: common choices by name, any other as a cron expression. */
export function ScheduleFields({ schedule }: { schedule: Schedule }) {
  const { t } = useI18n();
  return (
    <>
      <SelectField
        name="schedule"
        label={t('feed-pulls.fields.schedule')}
        options={SCHEDULES.map((value) => ({ value, label: t(`feed-pulls.schedules.${value}.label`) }))}
      />
      {schedule === 'daily' && (
        <TextField
          name="time"
          type="time"
          label={t('feed-pulls.fields.time')}
          hint={t('feed-pulls.hints.time')}
          required
        />
      )}
      {schedule === 'cron' && (
        <TextField
          name="cron"
          label={t('feed-pulls.fields.cron')}
          hint={t('feed-pulls.hints.cron')}
          autoComplete="off"
          required
        />
      )}
    </>
  );
}
