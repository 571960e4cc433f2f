import { Row } from '../../ui/layout/boxes.js';

interface Props {
  name: string;
  label: string;
  /** `2026-11-21`; null: not chosen. */
  value: string | null;
}

/** A day as a limit of a list. */
export function DateFilter({ name, label, value }: Props) {
  return (
    <Row as="label" gap={2} align="center" tone="soft" className="date-filter">
      <span>{label}</span>
      <input type="date" name={name} defaultValue={value ?? ''} />
    </Row>
  );
}
