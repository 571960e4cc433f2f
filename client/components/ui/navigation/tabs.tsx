import { useI18n } from '../../../lib/i18n/i18n.js';
import { Box, Row } from '../layout/boxes.js';

interface Props {
  label: string;
  tabs: { id: string; label: string; count?: number; url: string; current: boolean }[];
}

/** A list by the state of its records, with how many there are; or the views of a section. */
export function Tabs({ label, tabs }: Props) {
  const { number } = useI18n();
  return (
    <Box as="nav" line="bottom" className="status-tabs" aria-label={label}>
      <Row as="ul" gap={5}>
        {tabs.map(({ id, url, count, current, label }) => (
          <li key={id}>
            <Row
              as="a"
              gap={1}
              align="center"
              nowrap
              data-visit
              data-preserve-scroll
              href={url}
              aria-current={current ? 'true' : undefined}
            >
              {label} {count !== undefined && <span className="count">{number(count)}</span>}
            </Row>
          </li>
        ))}
      </Row>
    </Box>
  );
}
