import { useRef } from 'react';
import { href } from 'react-router';
import { MACHINE_WRITTEN } from '~/stories/writers/digital-source';
import { cx } from '~/ui/cx';
import { PersonMenu } from '~/ui/people/person-menu';
import { pageOf } from '../../client/room/room-facts';
import { useReadFromStart } from '../../client/use-read-from-start';
import type { BattleView, DecidedPassage, DecidedRound } from '../../protocol/battle.contract';
import type { RoomView } from '../../protocol/room.contract';
import { soloPicks } from '../../rules/battle/solo-picks';
import { type Inks, inked } from '../../rules/reveal/writer-inks';
import { wovenTexts } from '../../woven-stories/texts';
import { wovenProse } from '../../woven-stories/woven-part';
import { seatEdge, WriterName } from '../writer-mark';
import { decisionText, passageText, soloPicksText, battleTexts as texts } from './battle-texts';

interface DecidedPassagesProps {
  outcome: NonNullable<BattleView['outcome']>;
  inks: Inks;
  room: Pick<RoomView, 'roomId' | 'viewerId'>;
}

/** The passages of a decided round with their writers and votes; what goes on stands first. */
export function DecidedPassages({ outcome, inks, room }: DecidedPassagesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useReadFromStart(heading);
  // What went on without a vote stands in the story above already.
  const beside = outcome.decision === 'none' ? outcome.passages.filter(({ won }) => !won) : outcome.passages;
  const passages = beside.map((passage) => ({ ...passage, reported: `${room.roomId}.${outcome.round}.${passage.seat}` }));
  const order = inked(byResult(passages), inks);
  return (
    <section aria-labelledby="outcome" data-read-from>
      <h2 ref={heading} id="outcome" tabIndex={-1} className="mb-3 scroll-mt-4 text-sm font-semibold text-muted outline-none">
        {texts.outcomeTitle}
      </h2>
      {decisionText(outcome) && <p className="mb-3">{decisionText(outcome)}</p>}
      {outcome.passages.length === 0 && <p className="text-muted">{texts.nothing}</p>}
      <ul className="grid gap-3 empty:hidden md:grid-cols-2">
        {order.map((passage, place) => (
          <Decided key={passage.id} passage={passage} beat={beatOf(order, place)} viewerId={room.viewerId} />
        ))}
      </ul>
    </section>
  );
}

/** When votes begin to drop on the passage that stands on the stage, how far apart they fall, and what follows them, in ms. */
const FIRST_VOTE_MS = 800;
const VOTE_MS = 450;
const NAME_MS = 500;
const NEXT_MS = 150;

interface Beat {
  /** When the passage comes, in ms. */
  comesMs: number;
  /** When its writer's name comes, in ms. */
  namedMs: number;
}

/** The winner is named after its votes, and the others come with their names after that: within eight seconds in all. */
function beatOf(order: readonly { votes: number }[], place: number): Beat {
  const winnerNamedMs = FIRST_VOTE_MS + (order[0]?.votes ?? 0) * VOTE_MS + NAME_MS;
  if (place === 0) return { comesMs: 0, namedMs: winnerNamedMs };
  const comesMs = winnerNamedMs + NAME_MS + place * NEXT_MS;
  return { comesMs, namedMs: comesMs };
}

type Shown = Omit<DecidedPassage, 'seat'> & { seat: number; reported: string };

/** A passage of an outcome: its words, then the votes that drop on it one by one, then who wrote it. */
function Decided({ passage, beat, viewerId }: { passage: Shown; beat: Beat; viewerId: string | null }) {
  const { seat, writer, kind, text, votes, won, pickedBy } = passage;
  const player = pageOf({ name: writer, playerId: passage.playerId });
  return (
    <li
      data-digital-source-type={kind === 'ai' ? MACHINE_WRITTEN : undefined}
      className={cx('min-w-0 animate-drop rounded-lg border bg-raised px-4 py-3.5', won ? `border-2 ${seatEdge(seat)}` : 'border-line')}
      style={{ animationDelay: `${beat.comesMs}ms` }}
    >
      <p dir="auto" className={wovenProse}>
        {text}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {votes > 0 && <Votes count={votes} fromMs={beat.comesMs + FIRST_VOTE_MS} />}
        <span className="flex animate-drop flex-wrap items-center gap-x-3" style={{ animationDelay: `${beat.namedMs}ms` }}>
          <WriterName seat={seat} name={writer} ai={kind === 'ai'} player={player} newTab />
          <span className="text-muted">{passageText(passage)}</span>
          {pickedBy.length > 0 && <span className="text-muted">{texts.pickedBy(pickedBy)}</span>}
        </span>
      </p>
      {/* What won stands in the story, with a menu of its own there. */}
      {!won && passage.playerId !== viewerId && <AboutWriter passage={passage} player={player} signedIn={viewerId !== null} />}
    </li>
  );
}

/** The menu about who wrote a passage that lost. It opens new tabs: nobody leaves the room for it. */
function AboutWriter({ passage: { writer, reported }, ...about }: { passage: Shown; player: string | undefined; signedIn: boolean }) {
  const to = href('/report/:kind/:thingId', { kind: 'lost-passage', thingId: reported });
  return (
    <div className="relative -mb-2 -ml-3.5">
      <PersonMenu newTab name={writer} report={{ to, what: wovenTexts.passageBy(writer) }} {...about} />
    </div>
  );
}

/** Votes that drop one by one; their number stands beside the name. */
function Votes({ count, fromMs }: { count: number; fromMs: number }) {
  const places = Array.from({ length: count }, (_none, place) => place);
  return (
    <span aria-hidden="true" className="flex gap-1">
      {places.map((place) => (
        <span
          key={place}
          className="size-3 animate-drop rounded-full bg-gold"
          style={{ animationDelay: `${fromMs + place * VOTE_MS}ms` }}
        />
      ))}
    </span>
  );
}

export interface RoundTableProps {
  rounds: readonly DecidedRound[];
  inks: Inks;
  viewerId: string | null;
}

/** A closed room's rounds: who won each, who else was picked, and with how many votes; and which way a person went who played alone. */
export function RoundTable({ rounds, inks, viewerId }: RoundTableProps) {
  if (rounds.length === 0) return null;
  const solo = soloPicks(rounds);
  const others = rounds.some(({ passages }) => passages.some(({ won }) => !won));
  return (
    <div>
      <Rounds rounds={rounds} inks={inks} />
      {solo && solo.picks.length > 0 && <p className="mt-3">{soloPicksText(solo, solo.playerId !== null && solo.playerId === viewerId)}</p>}
      {others && <p className="mt-3 text-sm text-muted">{texts.losingPassages}</p>}
    </div>
  );
}

function Rounds({ rounds, inks }: Pick<RoundTableProps, 'rounds' | 'inks'>) {
  return (
    <table className="w-full text-left">
      <caption className="mb-2 text-left font-semibold">{texts.rounds}</caption>
      <tbody>
        {rounds.map(({ round, passages }) => (
          <tr key={round} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap text-muted">
              {texts.round(round)}
            </th>
            <td className="py-2">
              <ul className="flex flex-wrap gap-x-5 gap-y-1">
                {inked(
                  byResult(passages).filter(({ won, votes }) => won || votes > 0),
                  inks,
                ).map(({ id, seat, writer, kind, ...result }) => (
                  <li key={id} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
                    <WriterName seat={seat} name={writer} ai={kind === 'ai'} />
                    <span className="text-sm whitespace-nowrap text-muted">{passageText(result)}</span>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What goes on first, then by votes. */
function byResult<Passage extends DecidedPassage>(passages: readonly Passage[]): Passage[] {
  return [...passages].sort((one, other) => Number(other.won) - Number(one.won) || other.votes - one.votes);
}
