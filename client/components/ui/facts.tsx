import type { ReactNode } from 'react';

export type Fact = [name: string, value: ReactNode];

/** Names with values; unknown ones are hidden. */
export function Facts({ facts, className }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(
        ([name, value], index) =>
          value && (
            <div key={index}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
