import { Check } from 'lucide-react';
import type { FormEvent } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { Select } from '~/ui/fields/select';
import { Card } from '~/ui/layout/card';
import { AddressCode } from '~/ui/sharing/address-code';
import { InviteLink } from '~/ui/sharing/invite-link';
import type { GameFacts } from '../../hall/game-list.server';
import type { RoomView, SeatView } from '../rooms.contract';
import { FEWEST_PLAYERS, MOST_SEATS } from '../rules/word-room';
import { roomTexts as texts } from '../texts';
import { PlayerHead, PlayerName } from './player-head';
import { RoomButton } from './room-button';
import { ROOM_FETCHER } from './room-forms';
import { roomPath } from './room-path';
import { useRoomTime } from './use-room-time';
import type { LiveWordRoom } from './use-word-room';

interface WaitingRoomProps {
  room: LiveWordRoom;
  /** The viewer's seat; undefined without one. */
  own: number | undefined;
  games: readonly GameFacts[];
}

/** A room before its start: who is here, the link, the three games, and the Start. */
export function WaitingRoom({ room, own, games }: WaitingRoomProps) {
  const { view } = room;
  const path = roomPath(view.roomId);
  const leads = own !== undefined && view.leader === own;
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          <Heads view={view} own={own} />
          <Games view={view} leads={leads} games={games} />
        </div>
        {view.access !== 'next' && (
          <Card className="flex flex-col gap-4 max-lg:-order-1">
            <InviteLink path={path} title={texts.linkTitle} />
            <AddressCode path={path} />
          </Card>
        )}
      </div>
      <StartBar room={room} own={own} leads={leads} />
    </>
  );
}

function Heads({ view, own }: { view: RoomView; own: number | undefined }) {
  return (
    <section aria-labelledby="here" className="min-w-0 max-lg:-order-2">
      <h2 id="here" className="mb-3 text-sm font-semibold text-muted">
        {texts.here}
      </h2>
      {/* Each seat has its place: nothing moves when people come. */}
      <ul className="grid auto-rows-fr grid-cols-4 gap-x-2 gap-y-4">
        {Array.from({ length: MOST_SEATS }, (_, place) => {
          const seat = view.seats.find((one) => one.seat === place);
          return (
            <li key={place} className="flex min-w-0 flex-col items-center gap-1 text-center">
              {seat ? (
                <Head seat={seat} own={seat.seat === own} leads={view.leader === place} />
              ) : (
                <>
                  <span aria-hidden="true" className="h-16 w-14 rounded-t-full rounded-b-xs border-2 border-dashed border-edge" />
                  <span className="text-sm text-muted">{texts.freeSeat}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Head({ seat, own, leads }: { seat: SeatView; own: boolean; leads: boolean }) {
  const note = !seat.here ? texts.away : seat.ready ? texts.isReady : leads ? texts.leads : '';
  return (
    <>
      <span className="relative animate-drop">
        <PlayerHead seat={seat} className={cx('h-16 w-14 border-2', seat.ready && 'border-laurel')} />
        {seat.ready && (
          <span className="absolute -right-2 -bottom-1 grid size-5 place-items-center rounded-full bg-bg text-laurel">
            <Check aria-hidden="true" className="size-4" />
          </span>
        )}
      </span>
      <span className="w-full min-w-0 text-sm leading-snug">
        <span className="line-clamp-3 font-medium">
          <PlayerName seat={seat} own={own} goesOn />
        </span>
        <span className="block text-muted">{note}</span>
      </span>
    </>
  );
}

/** The three games: whose the Start is chooses them; each choice is kept at once. */
function Games({ view, leads, games }: { view: RoomView; leads: boolean; games: readonly GameFacts[] }) {
  const fetcher = useFetcher({ key: ROOM_FETCHER });
  const leader = view.seats.find(({ seat }) => seat === view.leader)?.name;
  const titleOf = (id: string | null) => games.find((game) => game.id === id)?.title ?? texts.drawn;
  const options = [{ value: '', label: texts.drawn }, ...games.map(({ id, title }) => ({ value: id, label: title }))];
  const choose = (event: FormEvent<HTMLFormElement>) => void fetcher.submit(event.currentTarget);
  return (
    <Card as="section" aria-labelledby="games">
      <h2 id="games" className="font-semibold">
        {texts.games}
      </h2>
      {leads ? (
        <fetcher.Form method="post" onChange={choose} className="tabular mt-3 grid gap-3">
          <input type="hidden" name="intent" value="choose" />
          {view.wanted.map((wanted, round) => (
            <Select key={round} name={`game${round + 1}`} label={texts.game(round + 1)} options={options} defaultValue={wanted ?? ''} />
          ))}
          <noscript>
            <Button type="submit" variant="outline">
              {texts.chooseGames}
            </Button>
          </noscript>
        </fetcher.Form>
      ) : (
        <>
          <ol className="mt-2 grid gap-1">
            {view.wanted.map((wanted, round) => (
              <li key={round}>
                <span className="text-muted">{round + 1}.</span> {titleOf(wanted)}
              </li>
            ))}
          </ol>
          {leader !== undefined && view.access !== 'next' && <p className="mt-2 text-sm text-muted">{texts.leaderChooses(leader)}</p>}
        </>
      )}
    </Card>
  );
}

/** How a room begins: by its Start, when everybody is ready, or by itself. */
function StartBar({ room, own, leads }: { room: LiveWordRoom; own: number | undefined; leads: boolean }) {
  const { view, clock } = room;
  const secondsLeft = useRoomTime(view, clock);
  const here = view.seats.filter((seat) => seat.here);
  const isReady = view.seats.some(({ seat, ready }) => seat === own && ready);
  const isEnough = here.length >= FEWEST_PLAYERS;
  const count = texts.readyCount(here.filter(({ ready }) => ready).length, here.length);
  return (
    <section
      aria-label={texts.start}
      className="sticky bottom-0 z-10 -mx-4 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 sm:-mx-8 sm:px-8 lg:mx-0 lg:rounded-t-lg lg:border lg:px-6"
    >
      <div className="min-w-0">
        <p role="status" className="font-semibold">
          {isEnough ? count : texts.alone}
        </p>
        <p className="tabular text-sm text-muted">
          {view.until !== null ? texts.beginsBySelf(secondsLeft) : view.unrated ? texts.unrated[view.unrated] : isEnough ? texts.rated : ''}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {own === undefined ? (
          <RoomButton intent="join">{texts.takeSeat}</RoomButton>
        ) : (
          <>
            <RoomButton intent="leave" variant="quiet">
              {texts.leave}
            </RoomButton>
            {isEnough && (
              <RoomButton intent={isReady ? 'unready' : 'ready'} variant={leads ? 'outline' : 'gold'} aria-pressed={isReady}>
                {texts.ready}
              </RoomButton>
            )}
            {leads && (
              <RoomButton intent="start" disabled={!isEnough}>
                {texts.start}
              </RoomButton>
            )}
          </>
        )}
      </div>
    </section>
  );
}
