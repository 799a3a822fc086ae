import type { ReactNode } from 'react';
import { CrackedKeystone } from '~/ui/art/cracked-keystone';

export interface BrokenPageProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** A page that says what went wrong and offers one way on. */
export function BrokenPage({ title, children, action }: BrokenPageProps) {
  return (
    <div className="flex flex-col items-center gap-4 py-12 text-center sm:py-20">
      <CrackedKeystone className="w-44" />
      <h1 className="display mt-4 text-4xl">{title}</h1>
      <div className="text-lg text-muted">{children}</div>
      <div className="mt-4">{action}</div>
    </div>
  );
}
