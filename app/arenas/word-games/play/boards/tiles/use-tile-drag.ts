import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** A pointer that moves less than this, in px, is a tap. */
const TAP_PX = 8;
/** A tile may be dropped this far above or below the line, in px. */
const REACH_PX = 40;

export interface DraggedTile {
  /** The tile's id on the board. */
  id: string;
  /** How far it was dragged, in px. */
  x: number;
  y: number;
}

export interface TileDrag {
  dragged: DraggedTile | undefined;
  /** The handlers of the tile's button. */
  handlers(id: string): {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(): void;
  };
  /** Whether the click happening now ends a drag rather than a tap. */
  wasDragged(): boolean;
}

/**
 * Lets tiles be dragged by mouse, pen or finger.
 * @param line the element whose children are the drop targets, from left to right.
 * @param drop called with the tile and the index before which it was dropped; undefined when that was off the line.
 */
export function useTileDrag(line: RefObject<HTMLElement | null>, drop: (id: string, at: number | undefined) => void): TileDrag {
  const [dragged, setDragged] = useState<DraggedTile>();
  const start = useRef<{ id: string; x: number; y: number }>(undefined);
  const ended = useRef(false);

  const handlers = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      ended.current = false;
      if (event.button !== 0) return;
      start.current = { id, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current?.id !== id) return;
      const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y];
      if (dragged || Math.hypot(x, y) > TAP_PX) setDragged({ id, x, y });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      start.current = undefined;
      if (!dragged) return;
      setDragged(undefined);
      ended.current = true;
      // A click of this pointer, if any, comes before any timer.
      setTimeout(() => {
        ended.current = false;
      });
      drop(id, indexUnder(line.current, event.clientX, event.clientY));
    },
    onPointerCancel() {
      start.current = undefined;
      setDragged(undefined);
    },
  });
  return { dragged, handlers, wasDragged: () => ended.current };
}

function indexUnder(line: HTMLElement | null, x: number, y: number): number | undefined {
  if (!line) return undefined;
  const { top, bottom } = line.getBoundingClientRect();
  if (y < top - REACH_PX || y > bottom + REACH_PX) return undefined;
  const centers = [...line.children].map((slot) => {
    const { left, width } = slot.getBoundingClientRect();
    return left + width / 2;
  });
  return centers.filter((center) => center < x).length;
}
