export type DeedKind = 'story' | 'chapter' | 'comment' | 'edit' | 'removal' | 'rating' | 'session' | 'save' | 'finish' | 'move' | 'turn';

/** Something that a person asked of the site, and how that ended. */
export interface Deed {
  kind: DeedKind;
  /** Occurs in its text and in no other deed's. */
  key: string;
  personId: string;
  /** The row that it makes or changes. */
  target: string;
  /** What it asks the target to become. */
  value: string;
  /** Sent: nobody knows; what the site refused must leave nothing behind. */
  state: 'sent' | 'acknowledged' | 'refused';
  /** At least one of its requests was never answered, so it may still be carried out at any later moment. */
  floating: boolean;
}

export interface Violation {
  kind: 'lost' | 'doubled' | 'inconsistent' | 'two holders' | 'wrong answer' | 'stuck';
  what: string;
}

/** What all people of a site have done, as they know it. */
export interface Journal {
  deeds: readonly Deed[];
  violations: readonly Violation[];
  begin(deed: Pick<Deed, 'kind' | 'personId' | 'target' | 'value'> & { key?: string }): Deed;
  acknowledge(deed: Deed): void;
  refuse(deed: Deed): void;
  violate(kind: Violation['kind'], what: string): void;
  /** A key that no text has yet. */
  newKey(): string;
  /** Resolves when so many more deeds were acknowledged. @throws when none is for `patienceMs`. */
  more(count: number, patienceMs: number): Promise<void>;
  /** The longest time without any acknowledgement between the first and the last one, in ms. */
  longestOutageMs(): number;
}

/** @param tag what the keys of this journal begin with. */
export function createJournal(tag: string): Journal {
  const deeds: Deed[] = [];
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
    deeds,
    violations,
    newKey,
    begin(deed) {
      const begun: Deed = { key: newKey(), ...deed, state: 'sent', floating: false };
      deeds.push(begun);
      return begun;
    },
    acknowledge(deed) {
      deed.state = 'acknowledged';
      acknowledged += 1;
      const now = performance.now();
      longest = Math.max(longest, now - (lastAt ?? now));
      lastAt = now;
      for (const listener of [...listeners]) listener();
    },
    refuse(deed) {
      deed.state = 'refused';
    },
    violate(kind, what) {
      violations.push({ kind, what });
      // At once, so that it can be found in the logs of a run that lasts for hours.
      console.log(`${new Date().toISOString()} ${tag}: ${kind}: ${what}`);
    },
    more: (count, patienceMs) =>
      new Promise((resolve, reject) => {
        const wanted = acknowledged + count;
        const giveUp = () => {
          listeners.delete(look);
          reject(new Error(`Nothing was acknowledged for ${patienceMs} ms.`));
        };
        let timer = setTimeout(giveUp, patienceMs);
        const look = () => {
          clearTimeout(timer);
          timer = setTimeout(giveUp, patienceMs);
          if (acknowledged < wanted) return;
          clearTimeout(timer);
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
      }),
    longestOutageMs: () => longest,
  };
}
