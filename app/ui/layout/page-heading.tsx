import type { ReactNode } from 'react';

export interface PageHeadingProps {
  title: ReactNode;
  intro?: ReactNode;
  /** Actions or facts beside the title, below it on a phone. */
  children?: ReactNode;
}

export function PageHeading({ title, intro, children }: PageHeadingProps) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="display text-4xl">{title}</h1>
        {intro && <p className="mt-3 max-w-2xl text-lg text-muted">{intro}</p>}
      </div>
      {children}
    </header>
  );
}
