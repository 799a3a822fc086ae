import { describe, expect, it } from 'vitest';
import { answerIn, disputable, disputableForm, moveReader, readAnswer, wrong } from './moves';
import { wordAssociationContract } from './word-association/word-association.contract';

const read = moveReader(wordAssociationContract.move);

describe('what a browser sends as a move', () => {
  it('is an answer, or one of the moves that the game knows', () => {
    expect(read({ type: 'answer', text: ' Tea ' })).toEqual({ type: 'answer', text: ' Tea ' });
    expect(read({ type: 'hint' })).toEqual({ type: 'hint' });
    expect(read({ type: 'skip' })).toEqual({ type: 'skip' });
  });

  it.each([
    [{ type: 'end' }],
    [{ type: 'skip', text: 'tea' }],
    [{ type: 'answer', text: 'tea', points: 100 }],
    [{ type: 'answer', words: 'tea' }],
    [{ type: 'answer', text: ['tea'] }],
    [{ text: 'tea' }],
    ['skip'],
    [null],
  ])('is not a move as %j', (sent) => {
    expect(read(sent)).toBeUndefined();
  });

  it('is stored only as far as its length matters', () => {
    expect(read({ type: 'answer', text: 'x'.repeat(10_000) })).toEqual({ type: 'answer', text: 'x'.repeat(65) });
  });
});

describe('an answer', () => {
  it('counts regardless of case and surrounding spaces', () => {
    expect(readAnswer('  TeA ')).toEqual({ answer: 'tea' });
    expect(answerIn({ type: 'answer', text: '  TeA ' })).toBe('tea');
  });

  it('has up to 64 characters', () => {
    expect(readAnswer('x'.repeat(64))).toEqual({ answer: 'x'.repeat(64) });
    expect(readAnswer('x'.repeat(65))).toEqual({ refusal: 'That is too long for an answer.' });
    expect(readAnswer('   ')).toEqual({ refusal: 'Type an answer first.' });
  });

  it('is not looked up when there is none to judge', () => {
    expect(answerIn({ type: 'skip' })).toBeUndefined();
    expect(answerIn({ type: 'answer', text: '' })).toBeUndefined();
    expect(answerIn({ type: 'answer', text: 'x'.repeat(65) })).toBeUndefined();
  });
});

describe('a wrong answer', () => {
  it.each([
    ['pal', 'refused'],
    ['a', undefined],
    ['hot dog', undefined],
    ['<b>pal</b>', undefined],
    ['pal\u202e\u0007', undefined],
    ['a'.repeat(33), undefined],
  ])('can be disputed only when the lexicon could list it: %j', (answer, dispute) => {
    expect(disputable(wrong({ score: 5 }), answer)).toMatchObject({ state: { score: 5 }, verdict: { kind: 'wrong' } });
    expect(disputable(wrong({ score: 5 }), answer).verdict.dispute).toBe(dispute);
  });

  it.each([
    [{ isWord: false, isKnown: true }, 'refused'],
    [{ isWord: false, isKnown: false }, undefined],
    [{ isWord: false }, 'refused'],
    [undefined, 'refused'],
  ])('that the dictionary lacks can be disputed where it is known as a word, or was not looked up: %j', (facts, dispute) => {
    expect(disputableForm(wrong({ score: 5 }), 'bingeable', facts).verdict.dispute).toBe(dispute);
  });
});
