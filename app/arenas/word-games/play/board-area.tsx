import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Where a board stands. Once it is there it takes the focus, unless a field in it has taken it already: the button
 * that started the game is gone, and whoever plays by keyboard or ear must not begin at the top of the page.
 */
export function BoardStand({ title, children }: { title: string; children: ReactNode }) {
  const stand = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) stand.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={stand} tabIndex={-1} aria-label={`${title} board`} className="outline-none">
      {children}
    </section>
  );
}
