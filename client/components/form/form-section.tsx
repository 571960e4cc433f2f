import type { ReactNode } from 'react';
import { Grid, Stack } from '../ui/layout/boxes.js';

interface Props {
  title: string;
  /** For an index that leads to it. */
  id?: string;
  /** Next to the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together. */
export function FormSection({ title, id, aside, children }: Props) {
  return (
    <Stack id={id} as="fieldset" className="form-section">
      <legend>{title}</legend>
      {aside}
      <Grid gap={[4, 5]} align="start" className="form-grid">
        {children}
      </Grid>
    </Stack>
  );
}
