import type { ReactNode } from 'react';
import { Box, Cluster } from '../ui/layout/boxes.js';

interface Props {
  title: string;
  /** The purpose of the section, in a line. */
  intro?: string;
  /** The section's main step. */
  action?: ReactNode;
}

export function PageTitle({ title, intro, action }: Props) {
  return (
    <Cluster as="header" gap={[3, 5]} align="end" justify="between" className="admin-title">
      <div>
        <Box as="h1" text="xl">
          {title}
        </Box>
        {intro && (
          <Box as="p" tone="soft">
            {intro}
          </Box>
        )}
      </div>
      {action}
    </Cluster>
  );
}
