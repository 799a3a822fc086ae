import { afterEach, describe, expect, it, vi } from 'vitest';
import { postMove } from './post-move';

const address = { game: 'anagram-solver', runId: 'run', key: 'key' } as const;
const played = {
  status: 'played',
  number: 1,
  verdict: { kind: 'right', text: 'Correct!', points: 40 },
  score: 40,
  msLeft: 9_000,
  view: { puzzle: 1, word: 'teas' },
};

/** The referee's answer to a move, as the page reads it. */
function answerTo(respond: () => Response) {
  vi.stubGlobal('fetch', async () => respond());
  return postMove(address, { kind: 'move', move: { type: 'skip' } }, 1);
}

afterEach(() => void vi.unstubAllGlobals());

describe('the referee’s answer', () => {
  it('is read, whatever else a newer server says', async () => {
    expect(await answerTo(() => Response.json({ ...played, mood: 'good' }))).toEqual(played);
    expect(await answerTo(() => Response.json({ status: 'skipped', text: 'No.', nextMove: 3 }, { status: 409 }))).toMatchObject({
      nextMove: 3,
    });
  });

  it('says why a request never reached the referee', async () => {
    const tooMuch = () => Response.json({ text: 'That is too long for one move.' }, { status: 413 });
    expect(await answerTo(tooMuch)).toEqual({ status: 'malformed', text: 'That is too long for one move.' });
  });

  it.each([
    ['a page', () => new Response('<h1>Bad gateway</h1>', { status: 200 })],
    ['a failed server', () => Response.json(played, { status: 500 })],
    ['no verdict', () => Response.json({ ...played, verdict: undefined })],
    ['the view of another game', () => Response.json({ ...played, view: { words: [], letter: 'a', wordsForBonus: 1 } })],
    ['an end without its result', () => Response.json({ status: 'over', text: 'Over.', score: 1 })],
    ['a status that is not known yet', () => Response.json({ status: 'paused', text: 'Wait.' })],
  ])('is none when it is %s, so that the move is sent again', async (_what, respond) => {
    expect(await answerTo(respond)).toBeUndefined();
  });
});
