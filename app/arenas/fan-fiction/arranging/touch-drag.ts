import type { PointerEvent } from 'react';

/** How near to the window's edge a finger scrolls the page, and how far each of its moves does, in px. */
const EDGE_PX = 72;
const SCROLL_PX = 14;

interface TouchDrag {
  onStart(): void;
  /** Called with the place in the list below the finger. */
  onOver(place: number | undefined): void;
  onDrop(place: number | undefined): void;
}

/** Lets a finger or a pen drag by a handle, for which browsers have no drag and drop. Places are named by `data-place`. */
export function touchDrag({ onStart, onOver, onDrop }: TouchDrag) {
  const isDragging = ({ currentTarget, pointerId }: PointerEvent) => currentTarget.hasPointerCapture(pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      onStart();
    },
    onPointerMove(event: PointerEvent) {
      if (!isDragging(event)) return;
      if (event.clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
      if (event.clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
      onOver(placeBelow(event));
    },
    onPointerUp(event: PointerEvent) {
      if (isDragging(event)) onDrop(placeBelow(event));
    },
    onPointerCancel(event: PointerEvent) {
      if (isDragging(event)) onDrop(undefined);
    },
  };
}

function placeBelow({ clientX, clientY }: PointerEvent): number | undefined {
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')?.dataset.place;
  return place === undefined ? undefined : Number(place);
}
