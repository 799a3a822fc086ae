import { useEffect, useRef } from 'react';
import { cx } from '~/ui/cx';
import { turnWriter } from '../client/room/room-facts';
import type { RoomView } from '../protocol/room.contract';
import type { Inks } from '../rules/reveal/writer-inks';
import { seatInk } from './writer-mark';

/**
 * A thread in the writer's colour from their lit arch into the line they write, or into the box of one's own words. Only on
 * a wide page, where it runs beside the text; drawn again each time the text grows.
 */
export function Thread({ view, inks }: { view: RoomView; inks: Inks }) {
  const drawing = useRef<SVGSVGElement>(null);
  const { turn } = view;
  useEffect(() => {
    const svg = drawing.current;
    const around = svg?.parentElement;
    if (!turn || !svg || !around) return;
    const draw = () => {
      const arch = rectOf('[data-writing]');
      const running = document.querySelector('[data-running]');
      const line = running?.getBoundingClientRect();
      const story = around.getBoundingClientRect();
      // The box of one's own words stands deeper than the text, beside which the thread runs.
      const inset = around.contains(running) ? 0 : (line?.left ?? 0) - story.left;
      svg.querySelector('path')?.setAttribute('d', arch && line ? threadPath(arch, line, story, inset, rectOf('[data-pen]')) : '');
    };
    let frame = 0;
    const drawSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    draw();
    const sizes = new ResizeObserver(drawSoon);
    const words = new MutationObserver(drawSoon);
    sizes.observe(around);
    words.observe(around, { subtree: true, childList: true, characterData: true });
    // The arches stay at the window's top.
    window.addEventListener('scroll', drawSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      words.disconnect();
      window.removeEventListener('scroll', drawSoon);
    };
  }, [turn]);
  return (
    <svg
      ref={drawing}
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute inset-0 size-full overflow-visible max-lg:hidden',
        turn ? seatInk(inks(turnWriter(turn))) : 'hidden',
      )}
    >
      <path fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" opacity="0.55" />
    </svg>
  );
}

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** From the text to the thread beside it, from a line's top to its middle, and the height of the thread's bend, in px. */
const [GUTTER_PX, LINE_PX, BEND_PX] = [9, 12, 56];

/** The box of the first element that a selector finds, in px of the window. */
function rectOf(selector: string): DOMRect | undefined {
  return document.querySelector(selector)?.getBoundingClientRect();
}

/**
 * From an arch along the edge of the text into the running line: from one on the left along the left edge, from one on the
 * right along the right edge to the pen. Everything in px of the window.
 * @param inset how much further in than the text the line begins and ends.
 */
function threadPath(arch: Rect, line: Rect, box: Rect, inset: number, pen: Rect | undefined): string {
  if (arch.left >= line.right) return fromTheRight(arch, line, box, inset, pen);
  const endX = line.left - box.left;
  const endY = line.top - box.top + LINE_PX;
  const margin = endX - inset - GUTTER_PX;
  const [x, y] = [arch.right - box.left, (arch.top + arch.bottom) / 2 - box.top];
  return `M${x} ${y}C${(x + margin) / 2} ${y} ${margin} ${y} ${margin} ${y + BEND_PX}V${Math.max(y + BEND_PX, endY - 20)}Q${margin} ${endY} ${endX} ${endY}`;
}

function fromTheRight(arch: Rect, line: Rect, box: Rect, inset: number, pen: Rect | undefined): string {
  const [x, y] = [arch.left - box.left, (arch.top + arch.bottom) / 2 - box.top];
  const margin = Math.min(line.right - box.left + inset + GUTTER_PX, x - GUTTER_PX);
  const endX = (pen ? pen.right + 4 : line.right) - box.left;
  const endY = (pen ? (pen.top + pen.bottom) / 2 : line.top + LINE_PX) - box.top;
  return `M${x} ${y}C${(x + margin) / 2} ${y} ${margin} ${y} ${margin} ${y + BEND_PX}V${Math.max(y + BEND_PX, endY - 20)}Q${margin} ${endY} ${margin - 20} ${endY}H${endX}`;
}
