import { describe, expect, it } from 'vitest';
import type { NumberedVerdict } from '../../board';
import { emptyLine, isReady, lineAfter, withSent, withText } from './answer-line';

const verdict = (kind: NumberedVerdict['kind'], number: number): NumberedVerdict => ({ kind, text: '', points: 0, number });
const typed = (text: string) => withText(emptyLine(0), text);

describe('an answer line', () => {
  it('sends an answer once, however often Enter is pressed', () => {
    expect(isReady(typed('planet'))).toBe(true);
    expect(isReady(withSent(typed('planet')))).toBe(false);
    expect(isReady(lineAfter(withSent(typed('planet')), 0, verdict('wrong', 1)))).toBe(false);
  });

  it('sends nothing when nothing is typed', () => {
    expect(isReady(emptyLine(0))).toBe(false);
    expect(isReady(typed('  '))).toBe(false);
  });

  it('sends the same word again once it was typed again', () => {
    const refused = lineAfter(withSent(typed('planet')), 0, verdict('wrong', 1));
    expect(isReady(withText(withText(refused, 'planetp'), 'planet'))).toBe(true);
  });

  it('keeps a wrong answer on the line, marked: the next letter begins another one, and Backspace mends it', () => {
    const refused = lineAfter(withSent(typed('planet')), 0, verdict('refused', 1));
    expect(refused).toMatchObject({ text: 'planet', refused: true });
    expect(withText(refused, 'planets')).toMatchObject({ text: 's', refused: false });
    expect(withText(refused, 'plane')).toMatchObject({ text: 'plane', refused: false });
    expect(withText(withText(refused, 'plane'), 'planes').text).toBe('planes');
  });

  it('is empty after a right answer', () => {
    expect(lineAfter(withSent(typed('planet')), 0, verdict('right', 1))).toEqual(emptyLine(0, 1));
  });

  it('keeps what was typed since Enter as long as the puzzle is the same', () => {
    const ahead = withText(withSent(typed('planet')), 'planetpl');
    expect(lineAfter(ahead, 0, verdict('right', 1)).text).toBe('pl');
    expect(lineAfter(ahead, 0, verdict('wrong', 1))).toMatchObject({ text: 'pl', refused: false });
  });

  it('drops what was typed before the next puzzle stood', () => {
    expect(lineAfter(withText(withSent(typed('planet')), 'planetpl'), 1, verdict('right', 1))).toEqual(emptyLine(1, 1));
  });

  it('judges an answer by its own verdict, not by a hint', () => {
    const waiting = lineAfter(withSent(typed('planet')), 0, verdict('told', 1));
    expect(waiting).toMatchObject({ text: 'planet', sent: true, refused: false });
    expect(lineAfter(waiting, 0, verdict('told', 1))).toBe(waiting);
  });
});
