import type { RoomChange, RoomView } from './room.contract';
import { applyChange, applyDraft } from './room-view';
import type { DraftChange } from './weave.contract';

/** A room that a page follows. */
export interface FollowedRoom {
  view: RoomView;
  /** A change is missing: the room has been requested again, and changes wait for it. */
  behind: boolean;
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
 * @returns `ask`: the room must be requested again.
 */
export function followRoom(room: FollowedRoom, event: RoomNews): { room: FollowedRoom; ask: boolean } {
  switch (event.type) {
    case 'snapshot':
      // An answer that others have overtaken would show a turn as over without its part, and the words would wait for the next turn.
      if (event.view.version < room.view.version) return { room, ask: false };
      // An answer that was on its way when a change came may not have it, and no other change may follow.
      if (event.view.version < (room.newest ?? 0)) return { room: { ...room, view: event.view, behind: true }, ask: true };
      return { room: { view: event.view, behind: false }, ask: false };
    case 'change': {
      const next = applyChange(room.view, event.change);
      if (next !== 'gap') return followed(room, next);
      return behind({ ...room, newest: Math.max(room.newest ?? 0, event.change.version) });
    }
    case 'draft':
      return followed(room, applyDraft(room.view, event.draft));
    case 'stale':
      // An answer that is on its way may be of before: nobody tells of this again.
      return event.roomId === room.view.roomId ? { room: { ...room, behind: true }, ask: true } : { room, ask: false };
  }
}

function followed(room: FollowedRoom, next: RoomView | 'gap'): { room: FollowedRoom; ask: boolean } {
  if (next === 'gap') return behind(room);
  return { room: next === room.view ? room : { ...room, view: next }, ask: false };
}

function behind(room: FollowedRoom): { room: FollowedRoom; ask: boolean } {
  return { room: { ...room, behind: true }, ask: !room.behind };
}
