import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import type { GameFacts } from '../../hall/game-list.server';
import { ROUNDS } from '../rules/word-room';
import type { OwnRoom } from '../server/word-rooms.server';
import { roomTexts as texts } from '../texts';
import { Between } from './between';
import { OwnGames } from './own-games';
import { PlayedGame, WatchedGame } from './played-game';
import { RoomButton } from './room-button';
import { ROOM_FETCHER } from './room-forms';
import { ROOMS_PATH, roomPath } from './room-path';
import { Standings } from './standings';
import { type LiveWordRoom, useWordRoom } from './use-word-room';
import { WaitingRoom } from './waiting-room';

export interface WordRoomProps {
  room: OwnRoom;
  viewerId: string | undefined;
  games: readonly GameFacts[];
}

/** A room of words, from its waiting room to its podium. @see docs/product/word-rooms.md */
export function WordRoom({ room, viewerId, games }: WordRoomProps) {
  const live = useWordRoom(room, viewerId);
  const error = useFetcher<{ error?: string }>({ key: ROOM_FETCHER }).data?.error;
  const { view, run } = live;
  const own = room.seat?.seat;
  const facts = view.games.flatMap((id) => games.find((game) => game.id === id) ?? []);
  const game = facts[view.round];
  const stage = `${view.phase} ${view.round}`;
  const firstStage = useRef(stage);
  if (run && game) return <PlayedGame key={run.runId} room={live} run={run} game={game} own={own} guest={viewerId === undefined} />;
  return (
    <Page width="medium" className="pb-0! sm:pb-6!">
      <p className="mb-4">
        <BackLink to={ROOMS_PATH}>{texts.way}</BackLink>
      </p>
      <RoomHeading key={stage} room={live} game={game} isFirst={stage === firstStage.current} />
      {error && (
        <Notice tone="error" className="mb-5">
          {error}
        </Notice>
      )}
      {live.lost && (
        <Notice tone="info" className="mb-5">
          {texts.lost}
        </Notice>
      )}
      <noscript>
        <Notice tone="info" className="mb-5">
          {texts.noScript}
        </Notice>
      </noscript>
      {view.phase === 'waiting' && <WaitingRoom room={live} own={own} games={games} />}
      {view.phase === 'soon' && <Between room={live} own={own} games={facts} />}
      {view.phase === 'playing' && <WatchedGame room={live} own={own} />}
      {view.phase === 'over' && <Podium room={live} own={own} games={facts} played={room.played} />}
    </Page>
  );
}

interface RoomHeadingProps {
  room: LiveWordRoom;
  game: GameFacts | undefined;
  /** Whether the page was opened at this stage of the room. */
  isFirst: boolean;
}

/** What the room is at. It takes the focus of what has gone with the stage before, so that nobody starts at the top of the page. */
function RoomHeading({ room, game, isFirst }: RoomHeadingProps) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <div ref={heading} tabIndex={-1} className="outline-none">
      <StageHeading room={room} game={game} />
    </div>
  );
}

function StageHeading({ room: { view }, game }: Omit<RoomHeadingProps, 'isFirst'>) {
  const { phase, round } = view;
  if (phase === 'waiting') return <PageHeading title={texts.title} intro={texts.intro} />;
  if (phase === 'over') return <PageHeading title={texts.over} />;
  return <PageHeading title={game?.title ?? texts.title} intro={texts.roundOf(round + 1, ROUNDS)} />;
}

interface PodiumProps {
  room: LiveWordRoom;
  own: number | undefined;
  games: readonly GameFacts[];
  played: OwnRoom['played'];
}

/** The end of a room: who stands where, and the way to another one. */
function Podium({ room: { view }, own, games, played }: PodiumProps) {
  return (
    <div className="grid gap-6 pb-6">
      <Standings view={view} own={own} titles={games.map(({ title }) => title)} />
      <p className="text-muted">{view.unrated ? texts.unrated[view.unrated] : texts.rated}</p>
      <div className="flex flex-wrap gap-3">
        {own !== undefined && <RoomButton intent="rematch">{view.next ? texts.joinRematch : texts.rematch}</RoomButton>}
        {own === undefined && view.next && <ButtonLink to={roomPath(view.next)}>{texts.joinRematch}</ButtonLink>}
        <RoomButton intent="next" variant="outline">
          {texts.another}
        </RoomButton>
      </div>
      <OwnGames played={played} titles={games.map(({ title }) => title)} />
    </div>
  );
}
