import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { isReadableBy } from '~/stories/reading/readable-by.server';
import type { OwnPassage } from '../protocol/battle.contract';
import type { OwnFold } from '../protocol/fold.contract';
import type { RoomView } from '../protocol/room.contract';
import { ownView } from '../rules/battle/battle-view';
import { ownFoldView } from '../rules/fold/fold-view';
import type { Room } from '../rules/room';
import { roomView } from '../rules/room-changes';
import { isSlow } from '../rules/slow/slow';
import type { PassageDrafts } from './battle/passage-drafts.server';
import { decidedRounds, storedPassageDrafts } from './battle/passages.server';
import { endingOf } from './ending/ending.server';
import { namelessIn } from './ending/nameless.server';
import { hasWoven } from './ending/story-titles.server';
import { foldedStories } from './fold/folded-stories.server';
import { markCounts, ownMarks } from './marks.server';
import { findRoom, partsOf, storedDraft, withoutTimes } from './room-store.server';
import { personTurn } from './rooms.server';
import type { Drafts } from './turns/drafts.server';
import { shownWhileTyped } from './unfit-words.server';

/** What a snapshot of a room needs. */
export interface RoomLook {
  db: Db;
  clock: Clock;
  drafts: Pick<Drafts, 'follow' | 'known'>;
  passageDrafts: Pick<PassageDrafts, 'known'>;
}

/**
 * A room as one person sees it at this moment, including the current draft.
 * @param viewerId undefined for a visitor.
 * @returns undefined when there is no such room, it is a slow one that is still written, or its story is hidden, or Mature and not for this person.
 */
export async function roomSnapshot(look: RoomLook, roomId: string, viewerId: string | undefined): Promise<RoomView | undefined> {
  const { db, clock, drafts } = look;
  if (!isUuid(roomId)) return undefined;
  const stored = await findRoom(db, roomId);
  if (!stored) return undefined;
  const { room, version, storyId } = stored;
  // Until it has closed, a slow room has a page of its own.
  if (isSlow(room)) return undefined;
  if (storyId && (await isShut(db, storyId, viewerId))) return undefined;
  const turn = personTurn(room);
  const [parts, kept] = await Promise.all([partsOf(db, roomId, viewerId), turn ? storedDraft(db, roomId, turn.number) : undefined]);
  if (turn) drafts.follow(roomId, turn, kept);
  const typed = (turn && drafts.known(roomId, turn.number)?.text) ?? kept?.text ?? '';
  const view = roomView(room, {
    version,
    // A part added after the room was read belongs to a later version.
    parts: parts
      .filter(({ number, door }) => number <= room.lastNumber && number !== room.turn?.number && !(door && viewerId === undefined))
      .map(withoutTimes),
    draft: turn && turn.playerId !== viewerId ? shownWhileTyped(typed, turn) : typed,
    own: viewerId === undefined ? null : await ownPassage(look, room, viewerId),
    ownFold: viewerId === undefined ? null : await ownFold(look, room, viewerId),
    folded: room.fold && room.status === 'closed' ? await foldedStories(db, roomId, viewerId) : [],
    ownMarks: viewerId === undefined ? [] : await ownMarks(db, roomId, viewerId),
    marks: room.status === 'closed' ? await markCounts(db, roomId) : [],
    ending: storyId === null ? null : await endingOf(db, clock, room, viewerId),
    rounds: room.battle && room.status === 'closed' ? await decidedRounds(db, roomId, viewerId) : [],
    storyId,
    viewerId: viewerId ?? null,
    serverTime: clock.now().getTime(),
    gameSpeed: clock.gameSpeed,
  });
  return room.status === 'closed' ? withoutNames(view, await namelessIn(db, roomId)) : view;
}

/** A closed room without the people whose names its story leaves out: a part's seat would name them. */
function withoutNames(view: RoomView, nameless: ReadonlySet<string>): RoomView {
  if (nameless.size === 0) return view;
  const { seats, ending } = view;
  return {
    ...view,
    seats: seats.filter(({ playerId }) => playerId === null || playerId === view.viewerId || !nameless.has(playerId)),
    ending: ending && { ...ending, xp: ending.xp.filter(({ playerId }) => !nameless.has(playerId)) },
  };
}

/** The viewer's part in the running battle round. */
async function ownPassage(look: RoomLook, room: Room, playerId: string): Promise<OwnPassage | null> {
  return room.fold ? null : ownView(room, playerId, await ownDraft(look, room, playerId));
}

/** The same in a game of Fold. */
async function ownFold(look: RoomLook, room: Room, playerId: string): Promise<OwnFold | null> {
  return room.fold ? ownFoldView(room, playerId, await ownDraft(look, room, playerId)) : null;
}

/** What a person has typed in the running round, as far as known. */
async function ownDraft({ db, passageDrafts }: RoomLook, room: Room, playerId: string): Promise<string> {
  const { id, round } = room;
  const { phase, entries = [] } = room.fold ?? room.battle ?? {};
  const writes = phase === 'writing' && entries.some((entry) => entry.playerId === playerId && entry.text === null);
  return (writes && (passageDrafts.known(id, round)[playerId] ?? (await storedPassageDrafts(db, id, round))[playerId])) || '';
}

/** Whether a closed room's story is not for a person: hidden, or for one who did not write in it what they cannot read. */
async function isShut(db: Db, storyId: string, viewerId: string | undefined): Promise<boolean> {
  const story = await db
    .selectFrom('story')
    .select(['status', isReadableBy(viewerId).as('readable')])
    .where('id', '=', storyId)
    .executeTakeFirst();
  if (!story || story.status === 'hidden') return true;
  return !story.readable && !(viewerId !== undefined && (await hasWoven(db, storyId, viewerId)));
}
