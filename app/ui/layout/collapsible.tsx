import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface CollapsibleProps {
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
}

/** A section that opens on demand. Uses the details element, so it needs no script and find-in-page finds its text. */
export function Collapsible({ title, children, defaultOpen }: CollapsibleProps) {
  return (
    <details open={defaultOpen} className="group rounded-lg border border-line bg-surface">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-lg px-4 py-2.5 font-medium hover:text-gold">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line px-4 py-4 text-muted">{children}</div>
    </details>
  );
}
