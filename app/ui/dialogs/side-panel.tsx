import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon';
import { CROSS } from '../art/icon-paths';
import { cx } from '../cx';
import { CLOSE } from '../texts';
import { closeOnEscape } from './close-on-escape';
import { useReturnFocus } from './use-return-focus';

export interface SidePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One line below the title. */
  description: ReactNode;
  children: ReactNode;
  /** It stands beside the page's text, which can still be read and scrolled; a window that is too narrow has it as a sheet over its lower edge. */
  beside?: boolean;
}

/** From which width on there is room beside a text; styles/reading.css makes it. */
const ROOM_BESIDE = '(min-width: 64rem)';
const OVER = 'inset-y-0 right-0 w-full max-w-2xl border-l';
const BESIDE =
  'inset-x-0 bottom-0 max-h-[80dvh] rounded-t-lg border-t lg:inset-y-0 lg:left-auto lg:max-h-none lg:w-96 lg:rounded-none lg:border-t-0 lg:border-l';

/** A panel over the right edge of the page with its own scrolling. Escape, the cross and a press outside close it. */
export function SidePanel({ open, onOpenChange, title, description, children, beside = false }: SidePanelProps) {
  const returnFocus = useReturnFocus(!beside);
  const modal = !beside || !window.matchMedia(ROOM_BESIDE).matches;
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Primitive.Portal>
        {modal && <Primitive.Overlay className="fixed inset-0 z-40 bg-niche/75" />}
        <Primitive.Content
          {...returnFocus}
          {...closeOnEscape(onOpenChange)}
          className={cx('fixed z-40 flex animate-rise flex-col border-line bg-surface focus:outline-none', beside ? BESIDE : OVER)}
        >
          <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-4 sm:px-7">
            <div className="min-w-0">
              <Primitive.Title className="display line-clamp-3 text-2xl wrap-anywhere">{title}</Primitive.Title>
              <Primitive.Description className="mt-1 text-sm text-muted wrap-anywhere">{description}</Primitive.Description>
            </div>
            <Primitive.Close
              aria-label={CLOSE}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-text"
            >
              <Icon path={CROSS} className="size-5" />
            </Primitive.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-6 sm:px-7">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
