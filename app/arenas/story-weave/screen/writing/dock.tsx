import { ArrowDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '~/ui/actions/button';
import { screenTexts } from '../screen-texts';

export interface DockProps {
  /** Whether there are new words that the reader has not seen. */
  unseen: boolean;
  onCatchUp(): void;
  ref: Ref<HTMLElement>;
}

/** The area below a room's story that stays in sight, with a way to words one has not seen. */
export function Dock({ unseen, onCatchUp, ref, children }: DockProps & { children: ReactNode }) {
  return (
    <section
      ref={ref}
      aria-label="Editor"
      className="sticky bottom-0 z-10 order-3 -mx-4 border-t border-line bg-surface px-4 py-3 sm:-mx-8 sm:px-8 lg:mx-0 lg:rounded-t-lg lg:border lg:px-6"
    >
      {unseen && (
        <Button size="sm" onClick={onCatchUp} className="absolute -top-12 left-1/2 -translate-x-1/2">
          <ArrowDown aria-hidden="true" />
          {screenTexts.newWords}
        </Button>
      )}
      {children}
    </section>
  );
}
