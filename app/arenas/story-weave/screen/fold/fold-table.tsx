import type { LiveRoom } from '../../client/room/use-room';
import type { FoldView } from '../../protocol/fold.contract';
import { ownLineIn, ownSeat } from '../../protocol/room-view';
import type { Inks } from '../../rules/reveal/writer-inks';
import { foldTexts as texts } from './fold-texts';
import { FoldVote } from './fold-vote';
import { ReadOut } from './read-out';

export interface FoldTableProps {
  room: LiveRoom;
  fold: FoldView;
  inks: Inks;
}

/** What lies before a person in a game of Fold: the end of the story that they hold, then the stories that are read out. */
export function FoldTable({ room, fold, inks }: FoldTableProps) {
  if (fold.phase === 'reading') return <ReadOut room={room} fold={fold} inks={inks} />;
  if (fold.phase === 'voting' || fold.phase === 'over') return <FoldVote room={room} fold={fold} inks={inks} />;
  return <HeldStory room={room} fold={fold} />;
}

/** All that one sees of the story that one holds. */
function HeldStory({ room, fold }: Omit<FoldTableProps, 'inks'>) {
  const { seen, isPrompt } = ownLineIn(room.view, fold.round);
  const isFirst = fold.phase === 'rest' || fold.round === 1;
  return (
    <section aria-labelledby="held" className="pb-6">
      {isFirst && <p className="mb-5 max-w-[38em] text-muted">{texts.rules}</p>}
      {fold.phase === 'writing' && !ownSeat(room.view) && <p className="text-muted">{texts.reading}</p>}
      {fold.phase === 'writing' && ownSeat(room.view) && (
        <div aria-live="polite" className="rounded-lg border border-line bg-surface px-5 py-4 sm:px-6 sm:py-5">
          <h2 id="held" className="text-sm font-semibold text-muted">
            {seen === '' ? texts.nextStory : isPrompt ? texts.prompt : texts.seen}
          </h2>
          {seen !== '' && (
            <p key={fold.round} dir="auto" className="mt-2 max-w-[34em] animate-drop font-prose text-xl leading-[1.6] wrap-anywhere">
              {isPrompt ? seen : `… ${seen}`}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
