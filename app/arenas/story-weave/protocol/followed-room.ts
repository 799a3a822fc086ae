import type { RoomChange, RoomView } from './room.contract';
import { applyChange, applyDraft } from './room-view';
import type { DraftChange } from './weave.contract';

/** A room that a page follows. */
export interface FollowedRoom {
  view: RoomView;
  /** A change is missing: the room has been requested again, and changes wait for it. */
  behind: boolean;
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
      return { room: { view: event.view, behind: false }, ask: false };
    case 'change':
      return followed(room, applyChange(room.view, event.change));
    case 'draft':
      return followed(room, applyDraft(room.view, event.draft));
    case 'stale':
      return event.roomId === room.view.roomId ? behind(room) : { room, ask: false };
  }
}

function followed(room: FollowedRoom, next: RoomView | 'gap'): { room: FollowedRoom; ask: boolean } {
  if (next === 'gap') return behind(room);
  return { room: next === room.view ? room : { ...room, view: next }, ask: false };
}

function behind(room: FollowedRoom): { room: FollowedRoom; ask: boolean } {
  return { room: { ...room, behind: true }, ask: !room.behind };
}
