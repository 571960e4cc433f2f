import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { ChoiceLinks } from '../../ui/navigation/choice-links.js';
import { Box } from '../../ui/layout/boxes.js';

type Props = NonNullable<PageProps<'statistics/index'>['period']>;

/** The days that a report is about; links, so that each choice is an address. */
export function PeriodChoice({ from, to, choices }: Props) {
  const { t, date } = useI18n();
  return (
    <Box as="nav" padY={2} className="period-choice" aria-label={t('statistics.period.label')}>
      <ChoiceLinks
        className="chip"
        choices={choices.map(({ days, ...choice }) => ({
          ...choice,
          label: t('statistics.period.days', { count: days }),
        }))}
      />
      <Box as="p" text="s" tone="soft">
        {t('statistics.period.range', { from: date(from), to: date(to) })}
      </Box>
    </Box>
  );
}
