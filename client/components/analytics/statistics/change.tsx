import type { I18n } from '../../../lib/i18n/i18n.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Icon } from '../../ui/icon.js';
import { Row } from '../../ui/layout/boxes.js';

interface Props {
  now: number;
  before: number;
  /** Both are percentages: their difference is in percentage points. */
  isRate?: boolean;
}

/** The change against the previous period, in words, with a sign that does not depend on colour. */
export function Change({ now, before, isRate = false }: Props) {
  const i18n = useI18n();
  const difference = isRate ? Math.round(10 * (now - before)) / 10 : now - before;
  return (
    <Row
      as="span"
      inline
      gap={1}
      align="center"
      text="s"
      tone="soft"
      className="change"
      data-direction={directionOf(difference)}
    >
      {difference !== 0 && <Icon name={difference > 0 ? 'up' : 'down'} size={16} />}
      {isRate ? pointsText(difference, i18n) : countText(now, before, i18n)}
    </Row>
  );
}

const directionOf = (difference: number) => (difference > 0 ? 'more' : difference < 0 ? 'less' : undefined);

function pointsText(points: number, { t }: I18n): string {
  if (points === 0) return t('statistics.change.same');
  return t(points > 0 ? 'statistics.change.points_more' : 'statistics.change.points_less', {
    count: Math.abs(points),
  });
}

function countText(now: number, before: number, { t, percent, share }: I18n): string {
  if (now === before) return t('statistics.change.same');
  if (before === 0) return t('statistics.change.new');
  const part = (100 * Math.abs(now - before)) / before;
  // a change of less than a percent is one all the same
  const size = part < 1 ? share(Math.max(part, 0.1)) : percent(part);
  return t(now > before ? 'statistics.change.more' : 'statistics.change.less', { size });
}
