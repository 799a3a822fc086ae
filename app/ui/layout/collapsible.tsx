import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../art/icon';
import { CHEVRON_DOWN } from '../art/icon-paths';

export interface CollapsibleProps {
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** Called each time the section is open: at first if it was opened before any script had loaded. */
  onOpen?(): void;
}

/** A section that opens on demand. Uses the details element, so it needs no script and find-in-page finds its text. */
export function Collapsible({ title, children, defaultOpen, onOpen }: CollapsibleProps) {
  const section = useRef<HTMLDetailsElement>(null);
  const onFound = useEffectEvent(() => section.current?.open && onOpen?.());
  useEffect(() => void onFound(), []);
  return (
    <details
      ref={section}
      open={defaultOpen}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
      className="rounded-lg border border-line bg-surface"
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-lg px-4 py-2.5 font-medium hover:text-gold">
        {title}
        <Icon path={CHEVRON_DOWN} className="size-5 shrink-0 text-muted transition-transform [[open]>summary>&]:rotate-180" />
      </summary>
      <div className="border-t border-line px-4 py-4 text-muted">{children}</div>
    </details>
  );
}
