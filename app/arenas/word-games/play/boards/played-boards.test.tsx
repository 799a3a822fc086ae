// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { type GameId, games } from '../../games/games';
import type { GameFacts } from '../../hall/game-list.server';
import type { MoveAnswer, SentMove } from '../../referee/moves.contract';
import { smallLexicon } from '../../testing/small-lexicon';
import { GameRoom } from '../game-room';

const lexicon = smallLexicon();

/** A referee by the rules of a game, whose answers can be held back. */
async function refereeOf(id: GameId) {
  const rules = await games[id].rules();
  const deal = rules.deal(lexicon, seededRandom(5), new Set());
  let state = deal;
  let held = Promise.resolve();
  const answerTo = ({ number, move: sent }: SentMove): MoveAnswer => {
    const move = rules.readMove(sent);
    const { state: next, verdict } = rules.play(state, move, { elapsedMs: 1_000 * number }, rules.lookUp?.(state, move, lexicon));
    state = next;
    return { status: 'played', number, verdict, score: state.score, msLeft: 60_000, view: rules.view(state) };
  };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    await held;
    return Response.json(answerTo(JSON.parse(body)));
  });
  return {
    facts: { id, title: rules.title, seconds: rules.seconds } as GameFacts,
    view: rules.view(deal),
    /** The answers of the puzzle that is being played. */
    answers: () => rules.asked.puzzles(state)[rules.asked.at(state)]?.answers ?? [],
    /** Holds its answers back. @returns lets them go, and waits until the page has them. */
    holdBack() {
      const free = Promise.withResolvers<void>();
      held = free.promise;
      return () => act(async () => free.resolve());
    },
  };
}

/** The room of a run, as it is played by keyboard and mouse. */
async function open(id: GameId) {
  const referee = await refereeOf(id);
  const { facts: game, view } = referee;
  const run = { runId: 'run', game: id, key: 'key', nextMove: 1, score: 0, seconds: 180, msLeft: 180_000, view };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.unstubAllGlobals();
  });
  await act(async () => {
    root.render(<GameRoom {...{ game, run, gameSpeed: 1, guest: true, path: '/', heading: undefined, links: undefined }} />);
    // The board comes with it.
    await games[id].screen();
  });
  const field = () => host.querySelector('input');
  const press = (key: string) =>
    act(async () => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      if (document.activeElement?.dispatchEvent(event) && key === 'Enter') field()?.form?.requestSubmit();
    });
  return {
    ...referee,
    field,
    /** Types into what has the focus. */
    async type(letters: string) {
      for (const letter of letters) {
        await press(letter);
        await act(async () => {
          const input = document.activeElement as HTMLInputElement;
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.value + letter);
          input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        });
      }
    },
    press,
    async doubleClick(name: string) {
      const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.endsWith(name));
      for (const detail of [1, 2]) {
        const click = new MouseEvent('click', { detail, bubbles: true, cancelable: true });
        await act(async () => void button?.dispatchEvent(click));
      }
    },
    shown: () => host.textContent,
    said: () => [...host.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(''),
    score: () => [...host.querySelectorAll('span')].find(({ textContent }) => textContent === 'Score')?.nextElementSibling?.textContent,
    /** Whether the last puzzle still turns over. */
    turns: () => host.querySelector('[data-turning]') !== null,
  };
}

describe('slots', () => {
  it('keep a wrong answer until the next letter, and say a verdict once however often Enter is pressed', async () => {
    const { answers, type, press, field, said, score, turns } = await open('word-scrambler');
    const [word = ''] = answers();
    const wrong = `${word.slice(1)}z`;
    await type(wrong);
    await press('Enter');
    expect(said()).toBe('Try again!');
    expect(field()?.value).toBe(wrong);
    await type(word.charAt(0));
    expect(field()?.value).toBe(word.charAt(0));
    await type(word.slice(1));
    await press('Enter');
    await press('Enter');
    expect(score()).toBe(String(10 * word.length));
    expect(turns()).toBe(false);
    await press('Enter');
    expect(said()).toContain('Correct!');
  });

  it('drop what is typed before the next puzzle stands', async () => {
    const { answers, holdBack, type, press, field, score, turns } = await open('word-scrambler');
    const [word = ''] = answers();
    const letGo = holdBack();
    await type(word);
    await press('Enter');
    await type('ab');
    expect(field()?.value).toBe('ab');
    await letGo();
    expect(score()).toBe(String(10 * word.length));
    await press('Enter');
    expect(turns()).toBe(false);
    expect(field()?.value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it('keep what is typed ahead for the same puzzle', async () => {
    const { answers, holdBack, type, press, field, score } = await open('word-puzzle');
    const [word = ''] = answers();
    const letGo = holdBack();
    await type(word);
    await press('Enter');
    await type('q');
    await letGo();
    expect(score()).toBe(String(10 * word.length));
    expect(field()?.value).toBe('q');
  });

  it('take a skip for the puzzle on the screen only', async () => {
    const { answers, holdBack, type, press, doubleClick, said, score, turns } = await open('word-scrambler');
    const [word = ''] = answers();
    const letGo = holdBack();
    await type(word);
    await press('Enter');
    await doubleClick('Skip');
    await letGo();
    expect(score()).toBe(String(10 * word.length));
    const [next] = answers();
    await press('Enter');
    await type('zz');
    await press('Enter');
    expect(said()).toBe('Try again!');
    await doubleClick('Skip');
    expect(said()).toBe(`The answer: ${next}.`);
    expect(turns(), 'which stays to be read').toBe(true);
  });
});

describe('a double click', () => {
  it('on Submit sends one answer, and its verdict stays to be read', async () => {
    const { type, doubleClick, said, score, view } = await open('word-chain');
    const { letter } = view as { letter: string };
    await type(`${letter}qqq`);
    await doubleClick('Submit');
    expect(said()).toContain('Not in word list!');
    const word = lexicon.words.find((each) => each.word.startsWith(letter))?.word ?? '';
    await type(word);
    await doubleClick('Submit');
    expect(score()).toBe(String(10 * word.length));
    expect(said()).toContain('Correct!');
    expect(said()).not.toContain('Not in word list!');
  });

  it('on a choice answers one question', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { answers, doubleClick, said, shown, view } = await open('definition-match');
    const [right = ''] = answers();
    const wrong = (view as { options: string[] }).options.find((option) => option !== right) ?? '';
    await doubleClick(wrong);
    expect(said()).toContain(`Incorrect. It is ${right}`);
    expect(shown()).toContain('Question 1 of 15.');
    await act(async () => void vi.advanceTimersByTime(10_000));
    expect(shown()).toContain('Question 2 of 15.');
    expect(said()).toContain(`Incorrect. It is ${right}`);
    await doubleClick(answers()[0] ?? '');
    expect(said()).toContain('Correct!');
    expect(shown()).toContain('Question 2 of 15.');
  });
});
