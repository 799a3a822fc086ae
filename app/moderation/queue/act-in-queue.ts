import type { DeskAction } from '../desk/keys/desk-keys';
import { chooseMeasure } from '../desk/keys/use-desk-keys';

/** Does what a key asks in the queue: moves the focus between its links, chooses rows, or chooses what to do about them. */
export function actInQueue(queue: HTMLElement, alike: HTMLFormElement | null, action: DeskAction): void {
  switch (action.do) {
    case 'move':
      moveFocus(queue, action.by);
      break;
    case 'choose':
      document.activeElement?.closest('li')?.querySelector<HTMLInputElement>('input[name="caseIds"]')?.click();
      break;
    case 'choose-all':
      for (const box of queue.querySelectorAll<HTMLInputElement>('input[name="caseIds"]')) box.checked = true;
      break;
    case 'measure':
      chooseMeasure(alike, action.place);
      break;
  }
}

/** To the link of the next or previous case; to the first or last one where none has the focus. */
function moveFocus(queue: HTMLElement, by: 1 | -1): void {
  const links = [...queue.querySelectorAll<HTMLElement>('a[data-case]')];
  const row = document.activeElement?.closest('li');
  const present = links.findIndex((link) => row?.contains(link));
  const place = present < 0 ? (by > 0 ? 0 : links.length - 1) : present + by;
  links[place]?.focus();
}
