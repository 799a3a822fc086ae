import type { ReactNode } from 'react';
import { Icon } from '~/ui/art/icon';
import { CIRCLE_ALERT } from '~/ui/art/icon-paths';
import { healthTexts } from './texts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="display mb-2 text-xl">{title}</h2>
      <dl className="divide-y divide-line border-y border-line">{children}</dl>
    </section>
  );
}

interface FactProps {
  label: string;
  /** Whether an alert is about it. */
  failing?: boolean;
  children: ReactNode;
}

/** A figure with its name. One that an alert is about has a mark and a word. */
export function Fact({ label, failing = false, children }: FactProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
      <dt>{label}</dt>
      <dd className="min-w-0 text-sm text-muted wrap-anywhere">
        {failing && (
          <>
            <Failing>{healthTexts.needsSomebody}</Failing>{' '}
          </>
        )}
        {children}
      </dd>
    </div>
  );
}

/** Words about what is wrong, with a mark. */
export function Failing({ children }: { children: ReactNode }) {
  return (
    <span className="font-semibold text-vermilion">
      <Icon path={CIRCLE_ALERT} className="mr-1 inline-block size-4 align-[-0.1875em]" />
      {children}
    </span>
  );
}
