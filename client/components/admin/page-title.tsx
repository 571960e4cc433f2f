import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** The purpose of the section, in a line. */
  intro?: string;
  /** The section's main step. */
  action?: ReactNode;
}

export function PageTitle({ title, intro, action }: Props) {
  return (
    <header className="admin-title">
      <div>
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
      </div>
      {action}
    </header>
  );
}
