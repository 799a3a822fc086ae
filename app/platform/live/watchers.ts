/** Who watches which room in this process. */
export interface Watchers<Watcher> {
  add(roomId: string, watcher: Watcher): void;
  remove(roomId: string, watcher: Watcher): void;
  /** Those who watch a room. */
  of(roomId: string): readonly Watcher[];
  /** The rooms that are watched. */
  rooms(): readonly string[];
}

/** Creates an empty list of watchers; a room that nobody watches costs nothing. */
export function createWatchers<Watcher>(): Watchers<Watcher> {
  const watched = new Map<string, Set<Watcher>>();
  return {
    add: (roomId, watcher) => void watched.set(roomId, (watched.get(roomId) ?? new Set()).add(watcher)),
    remove(roomId, watcher) {
      const others = watched.get(roomId);
      others?.delete(watcher);
      if (others?.size === 0) watched.delete(roomId);
    },
    of: (roomId) => [...(watched.get(roomId) ?? [])],
    rooms: () => [...watched.keys()],
  };
}
