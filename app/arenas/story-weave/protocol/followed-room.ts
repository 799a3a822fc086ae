import type { RoomChange, RoomView } from './room.contract';
import { applyChange, applyDraft } from './room-view';
import type { DraftChange } from './weave.contract';

/** A room that a page follows. */
export interface FollowedRoom {
  view: RoomView;
  /** A change is missing: the room has been requested again, and changes wait for it. */
  behind: boolean;
  /** Something changed without a version meanwhile: the answer that is on its way may be of before. */
  again?: boolean;
  /** The newest version that a change told of meanwhile. */
  newest?: number;
}

export type RoomNews =
  | { type: 'snapshot'; view: RoomView }
  | { type: 'change'; change: RoomChange }
  | { type: 'draft'; draft: DraftChange }
  | { type: 'stale'; roomId: string };

/**
 * A page's room after news from the server.
 * @returns `ask`: the room must be requested again; after a snapshot not at once, as the next one may be as old: a server that has
 * taken over from another may lack the newest changes for long.
 */
export function followRoom(room: FollowedRoom, event: RoomNews): { room: FollowedRoom; ask: boolean } {
  switch (event.type) {
    case 'snapshot':
      // An answer that others have overtaken would show a turn as over without its part, and the words would wait for the next turn.
      if (event.view.version < room.view.version) return { room, ask: room.behind };
      // An answer that was on its way when a change came may not have it, and no other change may follow.
      if (room.again || event.view.version < (room.newest ?? 0))
        return { room: { ...room, view: event.view, behind: true, again: false }, ask: true };
      return { room: { view: event.view, behind: false }, ask: false };
    case 'change': {
      const next = applyChange(room.view, event.change);
      if (next !== 'gap') return followed(room, next);
      return behind({ ...room, newest: Math.max(room.newest ?? 0, event.change.version) });
    }
    case 'draft':
      return followed(room, applyDraft(room.view, event.draft));
    case 'stale':
      // An answer that is on its way may be of before, and nobody tells of this again: one more is asked for after it, however often this is told.
      return event.roomId === room.view.roomId ? behind({ ...room, again: room.behind }) : { room, ask: false };
  }
}

function followed(room: FollowedRoom, next: RoomView | 'gap'): { room: FollowedRoom; ask: boolean } {
  if (next === 'gap') return behind(room);
  return { room: next === room.view ? room : { ...room, view: next }, ask: false };
}

function behind(room: FollowedRoom): { room: FollowedRoom; ask: boolean } {
  return { room: { ...room, behind: true }, ask: !room.behind };
}
