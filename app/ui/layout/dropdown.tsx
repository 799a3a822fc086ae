import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

export interface DropdownProps {
  label: ReactNode;
  children: ReactNode;
  /** Called when it opens, and at first if it was opened before any script had loaded. */
  onOpen?(): void;
}

/** A small button that opens a panel below it; Escape and a press elsewhere close it. */
export function Dropdown({ label, children, onOpen }: DropdownProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const onFound = useEffectEvent(() => box.current?.open && onOpen?.());
  useEffect(() => {
    onFound();
    const close = (event: Event) => {
      const details = box.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : details.contains(event.target as Node)) return;
      details.open = false;
      if (event instanceof KeyboardEvent) details.querySelector('summary')?.focus();
    };
    addEventListener('keydown', close);
    addEventListener('pointerdown', close);
    return () => {
      removeEventListener('keydown', close);
      removeEventListener('pointerdown', close);
    };
  }, []);
  return (
    <details ref={box} onToggle={(event) => event.currentTarget.open && onOpen?.()} className="dropdown print:hidden">
      <summary>{label}</summary>
      <div>{children}</div>
    </details>
  );
}
