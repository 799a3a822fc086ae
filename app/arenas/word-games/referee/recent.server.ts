/** What was used last in this process, so that a move need not read its run. */
export interface Recent<Value> {
  get(id: string): Value | undefined;
  keep(id: string, value: Value): void;
  forget(id: string): void;
}

/** @param size how many are kept at most; those not kept anew for longest go first. */
export function createRecent<Value>(size: number): Recent<Value> {
  const values = new Map<string, Value>();
  return {
    get: (id) => values.get(id),
    keep(id, value) {
      values.delete(id);
      values.set(id, value);
      const oldest = values.size > size ? values.keys().next().value : undefined;
      if (oldest !== undefined) values.delete(oldest);
    },
    forget: (id) => void values.delete(id),
  };
}
