export type OperationKind =
  | 'story'
  | 'chapter'
  | 'comment'
  | 'import'
  | 'reach'
  | 'join'
  | 'note'
  | 'wording'
  | 'edit'
  | 'removal'
  | 'rating'
  | 'session'
  | 'save'
  | 'finish'
  | 'move'
  | 'turn'
  | 'steering'
  | 'passage'
  | 'line'
  | 'pick'
  | 'duel'
  | 'seal'
  | 'vote';

/** Something that a person asked the site to do, and the outcome. */
export interface Operation {
  kind: OperationKind;
  /** Unique: occurs in this operation's text and nowhere else. */
  key: string;
  personId: string;
  /** The row it creates or changes. */
  target: string;
  /** The value it asks the target to take. */
  value: string;
  /** Sent: the outcome is unknown. Refused: it must leave nothing behind. */
  state: 'sent' | 'acknowledged' | 'refused';
  /** At least one of its requests was never answered and may still be carried out at any time. */
  indeterminate: boolean;
}

export interface Violation {
  kind: 'lost' | 'doubled' | 'inconsistent' | 'two holders' | 'wrong answer' | 'stuck';
  what: string;
}

/** Everything that people on a site have done, as they know it. */
export interface Journal {
  operations: readonly Operation[];
  violations: readonly Violation[];
  begin(operation: Pick<Operation, 'kind' | 'personId' | 'target' | 'value'> & { key?: string }): Operation;
  acknowledge(operation: Operation): void;
  refuse(operation: Operation): void;
  violate(kind: Violation['kind'], what: string): void;
  /** A key that no text uses yet. */
  newKey(): string;
  /** Resolves after `count` more acknowledgements. @throws if none arrives for `timeoutMs`. */
  more(count: number, timeoutMs: number): Promise<void>;
  /** The longest time between two acknowledgements, in ms. */
  longestOutageMs(): number;
}

/** @param tag prefix of this journal's keys. */
export function createJournal(tag: string): Journal {
  const operations: Operation[] = [];
  const violations: Violation[] = [];
  const listeners = new Set<() => void>();
  let keys = 0;
  let acknowledged = 0;
  let lastAt: number | undefined;
  let longest = 0;
  const newKey = () => {
    keys += 1;
    return `${tag}x${keys}x`;
  };

  return {
    operations,
    violations,
    newKey,
    begin(operation) {
      const begun: Operation = { key: newKey(), ...operation, state: 'sent', indeterminate: false };
      operations.push(begun);
      return begun;
    },
    acknowledge(operation) {
      operation.state = 'acknowledged';
      acknowledged += 1;
      const now = performance.now();
      longest = Math.max(longest, now - (lastAt ?? now));
      lastAt = now;
      for (const listener of [...listeners]) listener();
    },
    refuse(operation) {
      operation.state = 'refused';
    },
    violate(kind, what) {
      violations.push({ kind, what });
      // Printed at once, so that it can be found in the logs of a run that lasts for hours.
      console.log(`${new Date().toISOString()} ${tag}: ${kind}: ${what}`);
    },
    more: (count, timeoutMs) =>
      new Promise((resolve, reject) => {
        const wanted = acknowledged + count;
        const giveUp = () => {
          listeners.delete(check);
          reject(new Error(`Nothing was acknowledged for ${timeoutMs} ms.`));
        };
        let timer = setTimeout(giveUp, timeoutMs);
        const check = () => {
          clearTimeout(timer);
          timer = setTimeout(giveUp, timeoutMs);
          if (acknowledged < wanted) return;
          clearTimeout(timer);
          listeners.delete(check);
          resolve();
        };
        listeners.add(check);
      }),
    longestOutageMs: () => longest,
  };
}
