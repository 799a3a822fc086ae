import type { Run } from './run-store.server';

/** The runs last played in this process, so that a move need not read its run. What is here may be stale: a move's statement finds out. */
export interface RunCache {
  get(runId: string): Run | undefined;
  keep(run: Run): void;
  forget(runId: string): void;
}

/** @param size how many runs are kept at most; those not played for longest go first. */
export function createRunCache(size: number): RunCache {
  const runs = new Map<string, Run>();
  return {
    get: (runId) => runs.get(runId),
    keep(run) {
      runs.delete(run.id);
      runs.set(run.id, run);
      const oldest = runs.size > size ? runs.keys().next().value : undefined;
      if (oldest !== undefined) runs.delete(oldest);
    },
    forget: (runId) => void runs.delete(runId),
  };
}
