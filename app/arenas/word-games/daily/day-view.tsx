import { type ReactNode, useEffect, useState } from 'react';
import { href } from 'react-router';
import type { Streak } from '~/progress/streak';
import { entrance } from '~/site/entrance';
import { ButtonLink } from '~/ui/actions/button-link';
import { EmptyNote } from '~/ui/states/empty-note';
import { Notice } from '~/ui/states/notice';
import { type ArchGame, DailyArches } from './arches/daily-arches';
import { timeLeftText } from './arches/time-left';
import { type BoardRow, DailyBoardTable } from './daily-board-table';
import { ShareResult } from './share/share-result';
import { type DailyResult, pointsText } from './share/share-text';
import { YourDay } from './share/your-day';
import { dailyTexts } from './texts';

export interface DayViewProps {
  day: string;
  dayText: string;
  past: boolean;
  games: readonly ArchGame[];
  /** The games of the short set. */
  three: readonly string[];
  result: DailyResult | undefined;
  standing: string | undefined;
  streak: Streak | undefined;
  board: readonly BoardRow[];
  followed: readonly BoardRow[];
  /** When its board closes, as ISO 8601; undefined once it has. */
  boardEnds: string | undefined;
  /** Whether its games can be played afterwards. */
  again: boolean;
  address: string;
  texts: { games: string; board: string; empty: string; signIn: string };
  /** Links below the boards. */
  children?: ReactNode;
}

/** A day of the daily set: the viewer's result, the arches of its games, and its boards. */
export function DayView({ texts, past, again, result, streak, games, three, board, boardEnds, followed, children, ...day }: DayViewProps) {
  return (
    <>
      {result && streak ? (
        <YourDay {...day} result={result} titles={games.map(({ game }) => game.title)} streak={past ? undefined : streak} />
      ) : (
        <Notice tone="info" actions={<SignInLinks />}>
          {texts.signIn}
        </Notice>
      )}
      {!past && <Three {...day} all={games.length} games={games.filter(({ game }) => three.includes(game.id))} />}
      <section aria-labelledby="games" className="mt-8">
        <DailyArches
          heading={
            <>
              <h2 id="games" className="display text-2xl lg:text-3xl">
                {past ? texts.games : dailyTexts.otherGames(games.length - three.length)}
              </h2>
              {past && result && (
                <p className="mt-1 text-muted">{again ? dailyTexts.playAgain : boardEnds ? dailyTexts.againOpens : dailyTexts.noSet}</p>
              )}
            </>
          }
          day={day.day}
          past={past}
          again={again && result !== undefined}
          games={past ? games : games.filter(({ game }) => !three.includes(game.id))}
        />
      </section>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-2 lg:gap-[1.375rem]">
        <Board id="board" title={texts.board} rows={board} empty={texts.empty} ends={past ? boardEnds : undefined} />
        {followed.length > 0 && <Board id="followed" title={dailyTexts.amongFollowed} rows={followed} />}
      </div>
      {children}
    </>
  );
}

/** The short set of a day, with its own result to share. */
function Three({ day, dayText, games, all, address }: Pick<DayViewProps, 'day' | 'dayText' | 'games' | 'address'> & { all: number }) {
  const played = games.flatMap(({ own }) => (own?.state === 'played' ? [own] : []));
  const keystones = games.map(({ own }) => (own?.state === 'played' ? own.keystones : undefined));
  const seconds = games.reduce((sum, { game }) => sum + game.seconds, 0);
  const score = played.reduce((sum, own) => sum + own.score, 0);
  return (
    <section aria-labelledby="three" className="mt-8">
      <DailyArches
        heading={
          <>
            <h2 id="three" className="display text-2xl lg:text-3xl">
              {dailyTexts.three}
            </h2>
            <p className="mt-2 max-w-80 text-muted max-sm:text-sm">{dailyTexts.threeIntro(all, Math.ceil(seconds / 60))}</p>
          </>
        }
        day={day}
        past={false}
        games={games}
      />
      {played.length > 0 && (
        <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-3">
          <p className="tabular font-semibold">
            {played.length === games.length && `${dailyTexts.threeDone}: `}
            {pointsText(score)}
          </p>
          <ShareResult
            result={{ day, three: true, score, keystones }}
            dayText={dayText}
            titles={games.map(({ game }) => game.title)}
            address={address}
          />
        </div>
      )}
    </section>
  );
}

interface BoardProps {
  id: string;
  title: string;
  rows: readonly BoardRow[];
  empty?: string;
  /** When it closes, where that is said, as ISO 8601. */
  ends?: string | undefined;
}

function Board({ id, title, rows, empty, ends }: BoardProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-3 text-2xl">
        {title}
      </h2>
      {ends && <BoardEnds at={ends} />}
      {rows.length > 0 ? <DailyBoardTable caption={title} rows={rows} /> : <EmptyNote missing="seats">{empty}</EmptyNote>}
    </section>
  );
}

/** How long it is until a board closes; said once the page runs, by this device's clock. */
function BoardEnds({ at }: { at: string }) {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  useEffect(() => setSecondsLeft(Math.max(0, Math.floor((Date.parse(at) - Date.now()) / 1_000))), [at]);
  return <p className="mb-3 min-h-6 text-muted">{secondsLeft !== undefined && dailyTexts.boardOpen(timeLeftText(secondsLeft))}</p>;
}

function SignInLinks() {
  return (
    <>
      <ButtonLink to={entrance('/signin', href('/word-games/daily'))} size="sm">
        {dailyTexts.signIn}
      </ButtonLink>
      <ButtonLink to={entrance('/signup', href('/word-games/daily'))} size="sm" variant="outline">
        {dailyTexts.createAccount}
      </ButtonLink>
    </>
  );
}
