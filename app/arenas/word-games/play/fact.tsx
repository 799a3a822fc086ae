import type { ReactNode } from 'react';

/** A figure with its name, in a list of such facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-semibold">{children}</dd>
    </div>
  );
}
