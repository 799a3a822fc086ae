import { describe, expect, it } from 'vitest';
import type { FanComment } from '../comment.contract';
import { commentIn, joinThreads, withComment, withEarlier, withoutComment } from './threads';

const may = { edit: false, remove: false, block: false, approve: false, answer: false, freeze: false };
const comment = (id: string, changes: Partial<FanComment> = {}): FanComment => ({
  ...{ id, author: 'Ivo', date: 'Mar 1, 2026', text: id, edited: false, linked: false, waiting: false, frozen: false, folded: false, may },
  ...changes,
});
const answer = (id: string, answers: string) => comment(id, { answers });

describe('threads of comments', () => {
  const threads = withComment(withComment([], comment('first')), comment('second'));
  const answered = withComment(threads, answer('reply', 'first'));

  it('begin with the newest comment', () => {
    expect(threads.map(({ id }) => id)).toEqual(['second', 'first']);
  });

  it('show an answer under its comment, and a change in its place', () => {
    const changed = withComment(withComment(answered, comment('first', { text: 'better' })), { ...answer('reply', 'first'), text: 'too' });
    expect(changed.map((thread) => [thread.comment?.text, thread.answers.map(({ text }) => text)])).toEqual([
      ['second', []],
      ['better', ['too']],
    ]);
    expect(commentIn(changed, 'reply')?.text).toBe('too');
  });

  it('keep a gap above answers to a removed comment, until the last is gone', () => {
    const gap = withoutComment(answered, 'first');
    expect(gap.map(({ id, comment: there, answers }) => [id, there?.id, answers.length])).toEqual([
      ['second', 'second', 0],
      ['first', undefined, 1],
    ]);
    expect(withoutComment(gap, 'reply').map(({ id }) => id)).toEqual(['second']);
    expect(withoutComment(threads, 'first').map(({ id }) => id)).toEqual(['second']);
  });

  it('take in older pages and earlier answers without showing anything twice', () => {
    expect(joinThreads(threads, threads)).toEqual(threads);
    const more = withEarlier(answered, 'first', { answers: [answer('earlier', 'first'), answer('reply', 'first')], earlier: 'cursor' });
    expect(more[1]).toMatchObject({ answers: [{ id: 'earlier' }, { id: 'reply' }], earlier: 'cursor' });
  });
});
