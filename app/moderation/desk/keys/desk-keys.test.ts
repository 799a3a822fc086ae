import { describe, expect, it } from 'vitest';
import { measuresAlike, measuresFor } from '../../decisions/measures';
import { CASES } from '../../queue/queue.server';
import { deskAction } from './desk-keys';

const [NOTHING, HIDE] = ['1', '2'];
/** What a person presses at the desk; Enter is the browser's own, which sends the form of the chosen measure. */
const keysFor = {
  plain: (measure: string) => [measure, 'Enter'],
  alike: (cases: number, measure: string) => Array.from({ length: Math.ceil(cases / CASES) }, () => ['A', measure, 'Enter']).flat(),
};

describe('the keys of the desk', () => {
  it('decide a plain case in at most 3 after reading, and 50 alike in at most 10', () => {
    expect(keysFor.plain(NOTHING).length).toBeLessThanOrEqual(3);
    expect(keysFor.alike(50, HIDE).length).toBeLessThanOrEqual(10);
  });

  it('are the same for everything that can be reported, alone and alike', () => {
    const first = (kind: string, declared: Parameters<typeof measuresFor>[0]['declared']) =>
      measuresFor({ kind, declared, ownerId: 'mara', hasLeft: false }).slice(0, 5);
    for (const possible of [
      first('comment', []),
      first('story', ['rate', 'remove-title']),
      first('player', ['remove-name', 'remove-bio']),
    ]) {
      expect(possible).toEqual(measuresAlike);
    }
    expect([NOTHING, HIDE].map(deskAction)).toEqual([
      { do: 'measure', place: 0 },
      { do: 'measure', place: 1 },
    ]);
  });

  it('go through cases by J and K, with or without capitals, and leave all others alone', () => {
    expect([deskAction('j'), deskAction('K')]).toEqual([
      { do: 'move', by: 1 },
      { do: 'move', by: -1 },
    ]);
    for (const key of ['Enter', 'Tab', ' ', '0', 'b']) expect(deskAction(key)).toBeUndefined();
  });
});
