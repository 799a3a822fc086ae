import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

export interface DropdownProps {
  label: ReactNode;
  /** A lazy component over a DropdownPanel, whose script is loaded when it opens. */
  children: ReactNode;
}

/** A small button that opens a panel below it. */
export function Dropdown({ label, children }: DropdownProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [wanted, setWanted] = useState(false);
  // It may have been opened before any script had loaded.
  useEffect(() => setWanted(box.current?.open === true), []);
  return (
    <details ref={box} onToggle={() => setWanted(true)} className="dropdown">
      <summary>{label}</summary>
      <div>{wanted && <Suspense>{children}</Suspense>}</div>
    </details>
  );
}
