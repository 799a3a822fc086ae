import { applyChange, applyDraft, type DraftChange, type RoomChange, type RoomView } from './room-view';

/** A room as a page follows it. */
export interface RoomStore {
  view: RoomView;
  /** Something was missed: the room has been asked for anew, and changes wait for it. */
  behind: boolean;
}

export type RoomStoreEvent =
  | { type: 'snapshot'; view: RoomView }
  | { type: 'change'; change: RoomChange }
  | { type: 'draft'; draft: DraftChange }
  | { type: 'stale'; roomId: string };

/**
 * A page's room after what it was told.
 * @returns `ask`: the room must be asked for anew.
 */
export function roomStoreStep(store: RoomStore, event: RoomStoreEvent): { store: RoomStore; ask: boolean } {
  switch (event.type) {
    case 'snapshot':
      // An answer that was overtaken by changes is older than what the page shows.
      if (!store.behind && event.view.version < store.view.version) return { store, ask: false };
      return { store: { view: event.view, behind: false }, ask: false };
    case 'change':
      return followed(store, applyChange(store.view, event.change));
    case 'draft':
      return followed(store, applyDraft(store.view, event.draft));
    case 'stale':
      return event.roomId === store.view.roomId ? behind(store) : { store, ask: false };
  }
}

function followed(store: RoomStore, next: RoomView | 'gap'): { store: RoomStore; ask: boolean } {
  if (next === 'gap') return behind(store);
  return { store: next === store.view ? store : { ...store, view: next }, ask: false };
}

function behind(store: RoomStore): { store: RoomStore; ask: boolean } {
  return { store: { ...store, behind: true }, ask: !store.behind };
}
