import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { expectLimits, expectRoundTrip } from '~/platform/testing/check-contract';
import { LONGEST_ANSWER } from '../games/game.contract';
import { gameRules } from '../games/game-rules';
import { GAME_IDS } from '../games/games';
import { LONGEST_WORD, MOST_EDITS, speedTypingContract } from '../games/speed-typing/speed-typing.contract';
import { wordAssociationContract } from '../games/word-association/word-association.contract';
import { wordGuessContract } from '../games/word-guess/word-guess.contract';
import { contractOf } from '../play/boards';
import { smallLexicon } from '../testing/small-lexicon';
import { moveAnswer, sentMove } from './moves.contract';

describe('what a game’s page and the referee say to each other', () => {
  it('arrives as it was sent', () => {
    expectRoundTrip(sentMove);
    expectRoundTrip(moveAnswer);
  });

  it.each(GAME_IDS)('in %s arrives as it was sent', async (id) => {
    const contract = await contractOf(id);
    expectRoundTrip(contract.move);
    expectRoundTrip(contract.view);
  });

  it.each(GAME_IDS)('of a run of %s is what the rules show', async (id) => {
    const view = gameRules[id].view(gameRules[id].deal(smallLexicon(), seededRandom(7), new Set()));
    expect((await contractOf(id)).view.parse(JSON.parse(JSON.stringify(view)))).toEqual(view);
  });
});

describe('a move', () => {
  it('names its run’s key and a whole number', () => {
    const sent = { key: 'k', number: 1, move: { type: 'skip' } };
    expectLimits(sentMove, sent, [{ ...sent, key: 7 }, { number: 1 }, { ...sent, number: '1' }, { ...sent, number: 1.5 }, null, []]);
    expect(sentMove.parse({ key: 'k' })).toEqual({ key: 'k', number: 0 });
  });

  it('says nothing that its game does not know', () => {
    const others = [{ type: 'end' }, { type: 'skip', text: 'tea' }, { type: 'answer' }, { type: 'answer', text: 'tea', points: 9 }];
    expectLimits(wordAssociationContract.move, { type: 'hint' }, [...others, { type: 'answer', text: 5 }, 'skip', null]);
    expectLimits(wordGuessContract.move, { type: 'guess', puzzle: 0, letter: 'a' }, [{ type: 'guess', puzzle: 0 }, { type: 'hint' }]);
  });

  it('is stored only as far as its length matters', () => {
    const text = 'x'.repeat(10_000);
    expect(wordAssociationContract.move.parse({ type: 'answer', text })).toEqual({
      type: 'answer',
      text: text.slice(0, LONGEST_ANSWER + 1),
    });
    const typed = { type: 'typed', after: 0, events: [{ at: 0, removed: 0, text }] };
    expect(speedTypingContract.move.parse(typed)).toMatchObject({ events: [{ text: text.slice(0, LONGEST_WORD + 1) }] });
  });

  it('types at most 50 edits at places that a line can have', () => {
    const edit = { at: 10_000, removed: 0, text: 'a' };
    const typed = (...events: object[]) => ({ type: 'typed', after: 3, events });
    expectLimits(speedTypingContract.move, typed(...Array<object>(MOST_EDITS).fill(edit)), [
      typed(),
      typed(...Array<object>(MOST_EDITS + 1).fill(edit)),
      typed({ ...edit, at: 10_001 }),
      typed({ ...edit, removed: -1 }),
      { ...typed(edit), after: -1 },
    ]);
  });
});
