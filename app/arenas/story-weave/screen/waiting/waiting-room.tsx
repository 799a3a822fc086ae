import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { cx } from '~/ui/cx';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { AddressCode } from '~/ui/sharing/address-code';
import { InviteLink } from '~/ui/sharing/invite-link';
import { Notice } from '~/ui/states/notice';
import type { LiveRoom } from '../../client/room/use-room';
import type { WaitingView } from '../../protocol/room.contract';
import { ownSeat } from '../../protocol/room-view';
import type { Inks } from '../../rules/reveal/writer-inks';
import { ConnectionLine } from '../connection-line';
import { InvitePeople, type Inviting } from '../menu/invite-people';
import { menuTexts } from '../menu/menu-texts';
import { roomTexts } from '../room-texts';
import { NoteToWriters } from '../steering/note-to-writers';
import { SpectatorSeat } from '../writing/spectator-seat';
import { ChooseHead } from './choose-head';
import { ChoosePrompt } from './choose-prompt';
import { GameChoices } from './game-choices';
import { Heads } from './heads';
import { StartBar } from './start-bar';
import { waitingTexts as texts } from './waiting-texts';
import { WarmUp } from './warm-up';

export interface WaitingRoomProps {
  room: LiveRoom;
  waiting: WaitingView;
  inks: Inks;
  inviting: Inviting;
  /** Why the person's last request was refused. */
  refusal: string | undefined;
}

/** A room before its Start: who is here, the link, what the story is to be about, and what kind of game it is. @see docs/product/story-weave.md */
export function WaitingRoom({ room, waiting, inks, inviting, refusal }: WaitingRoomProps) {
  const { view, link, box, stored, retry } = room;
  const seat = ownSeat(view);
  const leads = view.viewerId !== null && view.setting.openerId === view.viewerId;
  const opener = view.seats.find(({ playerId }) => playerId !== null && playerId === view.setting.openerId)?.name;
  const isQuick = waiting.startsAt !== null;
  return (
    <Page className="pt-5! pb-0! sm:pt-10!">
      <h1 className="display mb-1 text-2xl sm:text-4xl">{isQuick ? texts.soon : texts.title}</h1>
      <p className="mb-5 text-muted">{isQuick ? texts.soonText : leads || !opener ? texts.own : texts.others(opener)}</p>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-5">
          <Heads view={view} waiting={waiting} inks={inks} />
          {/* While there is no connection they stay where they are, with what was typed. */}
          <fieldset disabled={!box.connected} className="contents">
            {seat && <ChooseHead seat={seat} onChoose={(head) => void room.call('head', { head })} />}
            <ChoosePrompt room={room} waiting={waiting} seat={seat?.seat} inks={inks} />
            <WarmUp room={room} waiting={waiting} seat={seat?.seat} inks={inks} />
          </fieldset>
        </div>
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          <Card className={cx('flex flex-col gap-4', !isQuick && 'max-lg:order-first')}>
            <InviteLink path={href('/storyweave/:roomId', { roomId: view.roomId })} title={texts.link} />
            <AddressCode path={href('/storyweave/:roomId', { roomId: view.roomId })} />
            {seat && inviting.names.length > 0 && <InvitePeople {...inviting} />}
          </Card>
          <GameChoices room={room} leads={leads && box.connected} />
          {seat && (
            <ButtonLink to={href('/')} variant="quiet" size="sm" className="self-start">
              {menuTexts.leaveRoom}
            </ButtonLink>
          )}
          <NoteToWriters room={room} />
        </div>
      </div>
      <noscript>
        <Notice tone="info" className="mt-6">
          {roomTexts.noScript}
        </Notice>
      </noscript>
      <section
        aria-label={texts.start}
        className="sticky bottom-0 z-10 -mx-4 mt-6 border-t border-line bg-surface px-4 py-3 sm:-mx-8 sm:px-8 lg:mx-0 lg:rounded-t-lg lg:border lg:px-6"
      >
        <ConnectionLine link={link} seat={undefined} hasWords={box.words !== ''} stored={stored} low={false} onRetry={retry} />
        {seat ? (
          <StartBar room={room} waiting={waiting} seat={seat.seat} leads={leads} refusal={refusal} />
        ) : (
          <SpectatorSeat view={view} refusal={refusal} onTakeSeat={box.connected ? room.takeSeat : undefined} />
        )}
      </section>
    </Page>
  );
}
