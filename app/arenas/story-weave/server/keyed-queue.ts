/** Lets work of the same key run one after the other, in the order in which it came. */
export interface Line {
  /** @returns what the work gives, once everything before it is done. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** Makes lines for keys; one that is empty costs nothing. */
export function createLine(): Line {
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
