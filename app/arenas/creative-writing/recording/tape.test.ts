import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Step, stepBetween, textAfter } from './steps';
import { createTape, watchStep } from './tape';

function recorded(...texts: [ms: number, text: string][]): Step[] {
  return texts.flatMap(([ms, text], index) => stepBetween(texts[index - 1]?.[1] ?? '', text, ms) ?? []);
}
const steps = recorded([1_000, 'The'], [2_000, 'The gate'], [62_000, 'The gate stood'], [63_000, 'The gate stood open.']);

describe('a tape', () => {
  it('shows what had been written, with its long pauses cut', () => {
    const tape = createTape(steps);
    expect(tape.length).toBe(5_000);
    expect(tape.at(999).text).toBe('');
    expect(tape.at(2_000).text).toBe('The gate');
    expect(tape.at(3_999).text).toBe('The gate');
    expect(tape.at(4_000)).toMatchObject({ text: 'The gate stood', made: 3 });
    expect(tape.at(1_500).text).toBe('The');
    expect(createTape([]).at(0)).toEqual({ made: 0, text: '', step: undefined });
  });

  it('shows the same at a time whatever was watched before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6_000 })), (times) => {
        const tape = createTape(steps);
        for (const time of times) expect(tape.at(time).text).toBe(createTape(steps).at(time).text);
        expect(tape.at(tape.length).text).toBe(textAfter(steps));
      }),
    );
  });

  it('is walked through in stages, from end to end', () => {
    const tape = createTape(steps);
    let time = 0;
    for (let stage = 0; stage < 20; stage += 1) time = tape.stage(time, 1);
    expect(time).toBe(tape.length);
    for (let stage = 0; stage < 20; stage += 1) time = tape.stage(time, -1);
    expect(time).toBe(0);
  });
});

describe('watching', () => {
  const begun = { time: 0, playing: true, speed: 20 };

  it('goes on at its speed, stops at the end and begins again', () => {
    expect(watchStep(begun, 5_000, { type: 'passed', ms: 100 })).toEqual({ ...begun, time: 2_000 });
    const over = watchStep(begun, 5_000, { type: 'passed', ms: 1_000 });
    expect(over).toEqual({ time: 5_000, playing: false, speed: 20 });
    expect(watchStep(over, 5_000, { type: 'play' })).toEqual(begun);
    expect(watchStep(watchStep(begun, 5_000, { type: 'pause' }), 5_000, { type: 'passed', ms: 9 }).time).toBe(0);
    expect(watchStep(begun, 5_000, { type: 'seek', time: 9_999 }).time).toBe(5_000);
  });
});
