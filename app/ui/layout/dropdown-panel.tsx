import { type ReactNode, useEffect, useRef } from 'react';

/** What a dropdown shows; Escape and a press elsewhere close it. */
export function DropdownPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const details = panel.current?.closest('details');
    if (!details) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
    };
  }, []);
  return <div ref={panel}>{children}</div>;
}
