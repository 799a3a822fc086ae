import { ChevronDown } from 'lucide-react';
import type { LiveRoom } from '../../client/room/use-room';
import { ownSeat } from '../../protocol/room-view';
import { MemoryCard } from './memory-card';
import { MemoryQuestion } from './memory-question';
import { memoryTexts as texts } from './memory-texts';

/** Below the story, where the page has no room beside it: a question of the reader, and what is known, folded. */
export function FoldedMemory({ room }: { room: LiveRoom }) {
  const { memory, status } = room.view;
  if (!memory || status === 'closed') return null;
  const call = ownSeat(room.view) ? room.call : undefined;
  return (
    <>
      {call && <MemoryQuestion memory={memory} call={call} />}
      <details className="group mb-4 rounded-lg border border-line xl:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 text-sm font-medium text-muted hover:text-gold">
          {texts.title}
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-4">
          <MemoryCard memory={memory} call={call} />
        </div>
      </details>
    </>
  );
}

/** The same beside the story, where the page is wide enough. */
export function MemoryAside({ room }: { room: LiveRoom }) {
  const { memory, status } = room.view;
  if (!memory || status === 'closed') return null;
  return (
    <section aria-label={texts.title} className="hidden flex-col gap-2 xl:flex">
      <h2 className="text-sm font-semibold text-muted">{texts.title}</h2>
      <MemoryCard memory={memory} call={ownSeat(room.view) ? room.call : undefined} />
    </section>
  );
}
