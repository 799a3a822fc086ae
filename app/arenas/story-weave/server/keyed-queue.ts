/** Runs work for the same key one after the other, in order of arrival. */
export interface KeyedQueue {
  /** @returns the result of the work, once everything before it is done. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** Creates queues by key; an empty one costs nothing. */
export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return {
    run(key, work) {
      const done = (last.get(key) ?? Promise.resolve()).then(work, work);
      const ended = done.then(
        () => undefined,
        () => undefined,
      );
      last.set(key, ended);
      void ended.then(() => {
        if (last.get(key) === ended) last.delete(key);
      });
      return done;
    },
  };
}
