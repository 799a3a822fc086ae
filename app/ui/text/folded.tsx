import type { ReactNode } from 'react';

/** Words that open on demand, with or without script. @param why says why they are folded; without it, they are not. */
export function Folded({ why, children }: { why: string | false | undefined; children: ReactNode }) {
  if (!why) return children;
  return (
    <details className="mt-1">
      <summary className="text-sm text-muted">{why}</summary>
      {children}
    </details>
  );
}
