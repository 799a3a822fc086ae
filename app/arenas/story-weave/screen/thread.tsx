import { useEffect, useRef } from 'react';
import { cx } from '~/ui/cx';
import { turnWriter } from '../client/room/room-facts';
import type { RoomView } from '../protocol/room.contract';
import type { Inks } from '../rules/reveal/writer-inks';
import { seatInk } from './writer-mark';

/**
 * A thread in the writer's colour from their lit arch into the line they write. Only on a wide page, where it runs beside
 * the text; drawn again each time the text grows.
 */
export function Thread({ view, inks }: { view: RoomView; inks: Inks }) {
  const drawing = useRef<SVGSVGElement>(null);
  const { turn } = view;
  useEffect(() => {
    const svg = drawing.current;
    const around = svg?.parentElement;
    if (!turn || !svg || !around) return;
    const draw = () => {
      const arch = document.querySelector('[data-writing]')?.getBoundingClientRect();
      const line = around.querySelector('[data-running]')?.getBoundingClientRect();
      const box = around.getBoundingClientRect();
      svg.querySelector('path')?.setAttribute('d', arch && line ? threadPath(arch, line, box) : '');
    };
    draw();
    const watching = new ResizeObserver(draw);
    watching.observe(around);
    // The arches stay at the window's top.
    window.addEventListener('scroll', draw, { passive: true });
    return () => {
      watching.disconnect();
      window.removeEventListener('scroll', draw);
    };
  }, [turn]);
  return (
    <svg
      ref={drawing}
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute inset-0 size-full overflow-visible max-lg:hidden',
        turn && seatInk(inks(turnWriter(turn))),
      )}
    >
      <path fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" opacity="0.55" />
    </svg>
  );
}

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>;

/** From below an arch along the left edge of the text into the running line. Everything in px of the window. */
function threadPath(arch: Rect, line: Rect, box: Rect): string {
  const [x, y] = [arch.left + arch.width / 2 - box.left, arch.bottom - box.top];
  const [endX, endY] = [line.left - box.left, line.top - box.top + 12];
  const margin = endX - 9;
  return `M${x} ${y}C${x} ${y + 48} ${margin} ${y + 12} ${margin} ${y + 84}V${Math.max(y + 84, endY - 20)}Q${margin} ${endY} ${endX} ${endY}`;
}
