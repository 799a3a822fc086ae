import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { RoomView } from '../../protocol/room.contract';
import { type DraftAnswer, weaveRequests as requests } from '../../protocol/weave.contract';
import { passageText } from '../../rules/battle/round';
import { passageTooLong } from '../../texts';
import { markPassage, passRound, pickPassage, submitPassage, takePassageBack } from '../battle/battle-requests.server';
import type { PassageDrafts } from '../battle/passage-drafts.server';
import { choosePublishing, type PublishProgress } from '../ending/publish-choice.server';
import { proposeTitle, voteForTitle } from '../ending/story-titles.server';
import { markLine, pickLine, readOn, titleLine } from '../fold/fold-requests.server';
import { markPart } from '../marks.server';
import { remember } from '../memory/remember.server';
import type { Rooms } from '../rooms.server';
import type { Lobby } from '../seating/lobby';
import { closeRoom, removeFromRoom } from '../seating/manage-room.server';
import { letJoke, noteForWriters } from '../seating/note.server';
import { chooseSetting, getReady, pickHead, proposePrompt, scribble, startGame, votePrompt } from '../seating/prepare-game.server';
import type { Presence } from '../seating/presence.server';
import type { Drafts } from '../turns/drafts.server';
import { changePart, steer } from '../turns/steer.server';
import { submitTurn } from '../turns/submit-turn.server';
import { act, type Command, command, refused } from './command.server';

/** What the commands act with. */
export interface RoomServices {
  db: Db;
  clock: Clock;
  progress: PublishProgress;
  rooms: Pick<Rooms, 'dispatch'>;
  presence: Pick<Presence, 'arrive' | 'depart' | 'leave'>;
  lobby: Pick<Lobby, 'enter'>;
  drafts: Pick<Drafts, 'type'>;
  passageDrafts: Pick<PassageDrafts, 'type'>;
  /** A room as one person sees it; undefined when there is none. */
  snapshot(roomId: string, viewerId: string | undefined): Promise<RoomView | undefined>;
  /** Tells everyone in a room to look at it again. */
  publishStale(roomId: string): Promise<void>;
}

/** Everything that a page can ask of a room: one line a request of the contract, with who may send it and what it does. @see docs/product/story-weave.md */
export function weaveCommands(services: RoomServices): { [Name in keyof typeof requests]: Command } {
  const { rooms, presence, lobby, passageDrafts } = services;
  return {
    enter: command(requests.enter, 'people', 'requests', async (_none, { playerId, peerId, connection }) =>
      connection.sit(await lobby.enter(playerId, peerId)),
    ),
    join: command(requests.join, 'people', 'requests', async ({ roomId }, { playerId, peerId, origin, connection }) => {
      await presence.arrive(roomId, playerId, peerId, origin);
      return await connection.sit(roomId);
    }),
    watch: command(requests.watch, 'anybody', 'requests', ({ roomId }, { connection }) => connection.look(roomId)),
    unwatch: act(requests.unwatch, ({ roomId }, { connection }) => connection.pageHidden(roomId), 'anybody'),
    leave: act(requests.leave, ({ roomId }, { playerId, connection }) => {
      connection.getUp(roomId);
      return presence.leave(roomId, playerId);
    }),
    close: act(requests.close, ({ roomId }, { playerId }) => closeRoom(services, roomId, playerId)),
    remove: act(requests.remove, ({ roomId, playerId: removed }, { playerId }) => removeFromRoom(services, roomId, playerId, removed)),
    choose: act(requests.choose, ({ roomId, setting }, { playerId }) => chooseSetting(services, { roomId, playerId }, setting)),
    start: act(requests.start, ({ roomId }, { playerId }) => startGame(services, { roomId, playerId })),
    readied: act(requests.readied, ({ roomId, ready }, { playerId }) => getReady(services, { roomId, playerId }, ready)),
    proposePrompt: act(requests.proposePrompt, ({ roomId, text }, { playerId }) => proposePrompt(services, { roomId, playerId }, text)),
    votePrompt: act(requests.votePrompt, ({ roomId, prompt }, { playerId }) => votePrompt(services, { roomId, playerId }, prompt)),
    head: act(requests.head, ({ roomId, head }, { playerId }) => pickHead(services, { roomId, playerId }, head)),
    scribble: act(requests.scribble, ({ roomId, text }, { playerId }) => scribble(services, { roomId, playerId }, text)),
    here: act(requests.here, ({ roomId }, { playerId }) => rooms.dispatch(roomId, { type: 'here', playerId })),
    showAll: act(requests.showAll, ({ roomId, turn }, { playerId }) => rooms.dispatch(roomId, { type: 'shown-all', playerId, turn })),
    draft: command(requests.draft, 'people', 'keystrokes', (change, by) => typedAnswer(services, change, by)),
    submit: command(requests.submit, 'people', 'requests', (sent, { playerId }) => submitTurn(services, { ...sent, playerId })),
    passageDraft: command(requests.passageDraft, 'people', 'keystrokes', (draft, { playerId }) => {
      if (passageText(draft.text) !== draft.text.trim()) return refused('too-long', passageTooLong);
      passageDrafts.type(draft, playerId);
      return { ok: true };
    }),
    passage: command(requests.passage, 'people', 'requests', (sent, { playerId }) => submitPassage(services, { ...sent, playerId })),
    pass: act(requests.pass, (round, { playerId }) => passRound(services, { ...round, playerId })),
    passageBack: act(requests.passageBack, (back, { playerId }) => takePassageBack(services, { ...back, playerId })),
    markPassage: act(requests.markPassage, (mark, { playerId }) => markPassage(services, { ...mark, playerId })),
    pick: act(requests.pick, (picked, { playerId, origin }) => pickPassage(services, { ...picked, playerId }, origin)),
    ready: act(requests.ready, ({ roomId, round }, { playerId }) => rooms.dispatch(roomId, { type: 'ready', playerId, round })),
    mark: act(requests.mark, (mark, { playerId }) => markPart(services, { ...mark, playerId })),
    readOn: act(requests.readOn, (read, { playerId }) => readOn(services, { ...read, playerId })),
    markLine: act(requests.markLine, (mark, { playerId }) => markLine(services, { ...mark, playerId })),
    pickLine: act(requests.pickLine, (picked, { playerId }) => pickLine(services, { ...picked, playerId })),
    titleLine: act(requests.titleLine, (title, { playerId }) => titleLine(services, { ...title, playerId })),
    note: act(requests.note, ({ roomId, note }, { playerId }) => noteForWriters(services, { roomId, playerId }, note)),
    jokes: act(requests.jokes, ({ roomId, on }, { playerId }) => letJoke(services, { roomId, playerId }, on)),
    remember: act(requests.remember, ({ roomId, saying }, { playerId }) => remember(services, { roomId, playerId }, saying)),
    another: act(requests.another, (part, { playerId }) => steer(services, { type: 'another-asked', playerId, ...part })),
    strike: act(requests.strike, (part, { playerId }) => steer(services, { type: 'part-struck', playerId, ...part })),
    change: command(requests.change, 'people', 'requests', (part, { playerId }) => changePart(services, { playerId, ...part })),
    undo: act(requests.undo, (part, { playerId }) => steer(services, { type: 'steering-undone', playerId, ...part })),
    proposeTitle: act(requests.proposeTitle, ({ roomId, title }, { playerId }) => proposeTitle(services, { roomId, playerId }, title)),
    publish: act(requests.publish, ({ roomId, ...choice }, { playerId }) => choosePublishing(services, { roomId, playerId }, choice)),
    voteTitle: act(requests.voteTitle, ({ roomId, place }, { playerId }) => voteForTitle(services, { roomId, playerId }, place)),
  };
}

type Typist = { playerId: string; peerId: string };
type Typed = Parameters<Drafts['type']>[0];

/** Keystrokes come many times a second: in the common case they are applied without waiting for anything. */
function typedAnswer({ drafts, snapshot }: RoomServices, change: Typed, by: Typist): DraftAnswer | Promise<DraftAnswer> {
  const typed = drafts.type(change, by);
  if (typed !== 'unknown-turn') return answerToTyped(typed);
  // Its turn may have begun in another process a moment ago.
  return snapshot(change.roomId, by.playerId).then(
    () => answerToTyped(drafts.type(change, by)),
    () => refused('away'),
  );
}

function answerToTyped(typed: ReturnType<Drafts['type']>): DraftAnswer {
  switch (typed) {
    case 'taken':
      return { ok: true };
    case 'draft-again':
      return { ok: false, code: 'draft-again' };
    case 'too-long':
      return refused('too-long');
    case 'not-yours':
      return refused('turn-over');
    case 'unknown-turn':
      return refused('not-your-turn');
  }
}
