import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { cx } from '~/ui/cx';
import { scoreInTime } from '../../fair-play/set-time';
import type { GameFacts } from '../../hall/game-list.server';
import { pageTexts } from '../../texts';
import { KEYSTONES } from '../keystones';
import { pastGameAddress } from '../past-address';
import { pointsText } from '../share/share-text';
import { dailyTexts } from '../texts';
import { type ArchState, DayArch } from './day-arch';
import { KeystoneRow } from './keystone-row';
import { archesTexts } from './texts';

/** A game of a day as one person sees it. */
export interface ArchGame {
  game: Pick<GameFacts, 'id' | 'title' | 'seconds'>;
  /** The viewer's; undefined for a visitor. */
  own:
    | {
        state: 'open' | 'running' | 'played';
        score: number;
        /** In what time its set was finished, in ms of game time; null for one that was not. */
        finishedMs: number | null;
        keystones: number;
        faulty: boolean;
        /** Whether it was played once its date was over. */
        afterwards?: boolean;
        /** How it stands among the day's players, in words. */
        standing: string | undefined;
      }
    | undefined;
}

export interface DailyArchesProps {
  heading: ReactNode;
  /** As 2026-11-20. */
  day: string;
  /** Whether its games can no longer be begun for its board. */
  past: boolean;
  /** Whether they can be played afterwards. */
  again?: boolean;
  games: readonly ArchGame[];
}

/** In how many columns arches stand, and how many of them the heading takes, by the number of games: no row is left open. */
const layouts = new Map([
  [3, { grid: 'sm:grid-cols-4 lg:grid-cols-5', heading: 'self-center lg:col-span-2' }],
  [7, { grid: 'sm:grid-cols-4 lg:grid-cols-5', heading: 'self-center lg:col-span-3' }],
]);
const wholeDay = { grid: 'sm:grid-cols-5', heading: 'col-span-full' };

/** Games of a day as arches, with the viewer's state in each, and their heading in the first place; on a phone two stand side by side. */
export function DailyArches({ heading, day, past, again = false, games }: DailyArchesProps) {
  const layout = layouts.get(games.length) ?? wholeDay;
  return (
    <div className={cx('grid grid-cols-2 gap-3 sm:gap-4', layout.grid)}>
      <div className={layout.heading}>{heading}</div>
      <ol className="contents">
        {games.map((each) => (
          <li key={each.game.id} className="flex">
            <ArchCard {...each} to={addressOf(each, day, { past, again })}>
              <DayArch game={each.game.id} state={stateOf(each, past && !again)} />
              <div className="flex flex-1 flex-col gap-1 border-t-[3px] border-bronze p-3">
                <h3 className="display text-[1.0625rem] leading-snug wrap-anywhere">
                  {verbOf(each, past && !again)}
                  {each.game.title}
                </h3>
                <State {...each} past={past} again={again} />
              </div>
            </ArchCard>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ArchCardProps {
  to: string | undefined;
  children: ReactNode;
}

/** The whole card leads to the game or to its review. */
function ArchCard({ to, children }: ArchCardProps) {
  const look = 'flex w-full flex-col overflow-hidden rounded-lg border border-line bg-surface';
  if (to === undefined) return <div className={look}>{children}</div>;
  return (
    <Link to={to} discover="none" className={cx(look, 'transition-colors hover:border-gold')}>
      {children}
    </Link>
  );
}

/** A separator for screen readers follows each line, as all of the card is the name of its link. */
function State({ game, own, past, again }: ArchGame & { past: boolean; again: boolean }) {
  if (!own || (own.state === 'open' && !past))
    return <p className="tabular mt-auto text-sm text-muted">{archesTexts.seconds(game.seconds)}</p>;
  if (own.state === 'open')
    return (
      <p className={cx('mt-auto text-sm', again ? 'font-semibold text-gold' : 'text-muted')}>
        {again ? dailyTexts.playNow : dailyTexts.notPlayed}
      </p>
    );
  if (own.state === 'running') return <p className="mt-auto text-sm font-semibold text-amber">{dailyTexts.goesOn}</p>;
  return (
    <div className="tabular mt-auto grid gap-1 text-sm">
      <p className="font-semibold">{own.faulty ? pageTexts.daily.faulty : scoreInTime(pointsText(own.score), own.finishedMs)}</p>
      <KeystoneRow keystones={own.keystones} />
      <p className="sr-only">{archesTexts.ofKeystones(own.keystones, KEYSTONES)}</p>
      {own.afterwards && <p className="text-muted">{dailyTexts.afterwards}</p>}
      {own.standing && <p className="text-muted">{own.standing}</p>}
    </div>
  );
}

function verbOf({ own }: ArchGame, past: boolean): ReactNode {
  if (!own || (past && own.state === 'open')) return null;
  const verb = archesTexts.verbs[own.state];
  return <span className="sr-only">{verb}</span>;
}

function stateOf({ own }: ArchGame, past: boolean): ArchState {
  if (own?.state === 'played') return 'set';
  if (own?.state === 'running') return 'running';
  return past ? 'closed' : 'open';
}

function addressOf({ game, own }: ArchGame, day: string, { past, again }: { past: boolean; again: boolean }): string | undefined {
  if (own?.state === 'played') return href('/word-games/daily/:day/:gameId', { day, gameId: game.id });
  if (own?.state === 'open' && again) return pastGameAddress(game.id, day);
  if (!own || (past && own.state === 'open')) return undefined;
  return href('/word-games/daily/:gameId', { gameId: game.id });
}
