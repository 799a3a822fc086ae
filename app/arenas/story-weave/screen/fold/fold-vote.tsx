import { Star } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import type { LiveRoom } from '../../client/room/use-room';
import { useReadFromStart } from '../../client/use-read-from-start';
import type { FoldLineView, FoldView } from '../../protocol/fold.contract';
import { ownLineIn, ownSeat } from '../../protocol/room-view';
import type { Inks } from '../../rules/reveal/writer-inks';
import { TitleVote } from '../reveal/title-vote';
import { FoldLine } from './fold-line';
import { foldTexts as texts } from './fold-texts';

export interface FoldVoteProps {
  room: LiveRoom;
  fold: FoldView;
  inks: Inks;
}

/** All stories once they are read: everybody finds one line the best of the night, and votes for titles. */
export function FoldVote({ room, fold, inks }: FoldVoteProps) {
  const { view, box } = room;
  const heading = useRef<HTMLHeadingElement>(null);
  useReadFromStart(heading);
  const seat = ownSeat(view);
  const { pick } = ownLineIn(view, fold.round);
  const mayVote = seat !== undefined && box.connected;
  const pickLine = ({ sheet, round }: FoldLineView) => void room.call('pickLine', { sheet, round });
  return (
    <section aria-labelledby="fold-vote" className="flex flex-col gap-10 pb-6" data-read-from>
      <header>
        <h2 ref={heading} id="fold-vote" tabIndex={-1} className="display scroll-mt-4 text-2xl outline-none">
          {texts.voteTitle}
        </h2>
        <p className="mt-1 text-muted">{texts.voteText}</p>
      </header>
      {fold.sheets.map(({ prompt, writer }, sheet) => {
        const lines = fold.lines.filter((line) => line.sheet === sheet);
        if (lines.length === 0) return null;
        const titles = fold.titles.filter((title) => title.sheet === sheet);
        const ownVote = titles.findIndex(({ seats }) => seat !== undefined && seats.includes(seat.seat));
        const titleLine = (title: string) => void room.call('titleLine', { sheet, title });
        return (
          <article key={writer + prompt} className="flex flex-col gap-4">
            <h3 className="display text-xl wrap-anywhere">{prompt}</h3>
            <p className="-mt-3 text-sm text-muted">{texts.beganBy(writer)}</p>
            {lines.map((line) => {
              const isPicked = pick?.sheet === sheet && pick.round === line.round;
              const isOwn = line.playerId !== null && line.playerId === view.viewerId;
              return (
                <FoldLine
                  key={line.round}
                  line={line}
                  inks={inks}
                  room={view}
                  beside={
                    isOwn ? (
                      <span className="text-sm text-muted">{texts.own}</span>
                    ) : (
                      mayVote && <PickLine line={line} isPicked={isPicked} onPick={() => pickLine(line)} />
                    )
                  }
                />
              );
            })}
            <TitleVote
              heading={texts.titles}
              poll={{
                titles: titles.map(({ title, seats }, place) => ({ place, title, votes: seats.length })),
                canVote: mayVote,
                canPropose: mayVote && titles.every(({ by }) => by !== seat.seat),
                ownVote: ownVote === -1 ? null : ownVote,
              }}
              onPropose={titleLine}
              onVote={(place) => titleLine(titles[place]?.title ?? '')}
            />
          </article>
        );
      })}
    </section>
  );
}

function PickLine({ line, isPicked, onPick }: { line: FoldLineView; isPicked: boolean; onPick(): void }) {
  return (
    <Button size="sm" variant="quiet" aria-pressed={isPicked} onClick={onPick} className={cx('min-h-11', isPicked && 'text-gold')}>
      <Star aria-hidden="true" className={cx('size-5', isPicked && 'fill-current/25')} />
      {texts.pickBest}
      <span className="sr-only">: {line.text}</span>
    </Button>
  );
}
