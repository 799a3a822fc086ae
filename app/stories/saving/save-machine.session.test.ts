import { describe, expect, it } from 'vitest';
import { emptyPage, openPage, saved, words } from '../testing/saving-page';
import type { SaveAnswer } from './save.contract';
import { isEnding, isUnsaved } from './saver-state';

describe('the end of a session', () => {
  it('waits for the save that is under way, and takes the latest words', () => {
    const page = emptyPage();
    page.save('Once');
    page.tell({ type: 'asked', purpose: 'save' });
    expect(isEnding(page.state)).toBe(false);
    page.save('Once upon', 'finish');
    expect(page.sent).toHaveLength(1);
    expect(isEnding(page.state)).toBe(true);
    page.answer(saved(2));
    expect(page.sent.at(-1)).toMatchObject({ body: 'Once upon', baseVersion: 2, purpose: 'finish' });
    expect(isEnding(page.state)).toBe(true);
    page.answer({ status: 'finished', version: 3, published: false });
    expect(page.state).toMatchObject({ ended: { published: false }, line: 'saved', version: 3 });
    expect([page.kept, isUnsaved(page.state), isEnding(page.state)]).toEqual([undefined, false, true]);
  });

  it.each([
    [['save', 'time-up'], 'time-up'],
    [['time-up', 'save'], 'time-up'],
    [['finish', 'time-up'], 'finish'],
    [['time-up', 'finish', 'save'], 'finish'],
    [['save', 'save'], 'save'],
  ] as const)('is not forgotten when %j are requested during a save: %s', (purposes, purpose) => {
    const page = emptyPage();
    page.save('Once');
    for (const one of purposes) page.tell({ type: 'asked', purpose: one });
    page.answer(saved(2));
    expect(page.sent.map((request) => request.purpose)).toEqual(['save', purpose]);
    page.answer(saved(3));
    expect(page.sent).toHaveLength(2);
  });

  it('is final: nothing more is sent', () => {
    const page = emptyPage();
    page.save('Done', 'time-up');
    page.answer({ status: 'finished', version: 2, published: true });
    page.tell({ type: 'typed', words: words('Done, but') });
    for (const type of ['due', 'retry'] as const) page.tell({ type });
    page.tell({ type: 'asked', purpose: 'finish' });
    expect(page.sent).toHaveLength(1);
    expect(page.state).toMatchObject({ ended: { published: true }, next: undefined });
  });

  it('stays requested when the server refuses it, and is built from the words at that time', () => {
    const page = emptyPage();
    page.save('Done', 'finish');
    page.tell({ type: 'refused', saveId: page.state.request?.saveId ?? '' });
    expect(page.state.line).toBe('failed');
    expect(page.effects).toEqual([{ type: 'retry-in', ms: 1_000 }]);
    page.tell({ type: 'typed', words: words('Done now') });
    page.tell({ type: 'retry' });
    expect(page.sent.at(-1)).toMatchObject({ saveId: 'page-2', body: 'Done now', purpose: 'finish' });
    page.answer({ status: 'finished', version: 2, published: true });
    expect(page.state.ended).toEqual({ published: true });
  });

  it('follows when the saved version of a conflict is chosen', () => {
    const page = emptyPage();
    page.save('mine', 'finish');
    page.answer({ status: 'conflict', version: 5, saveId: 'elsewhere', ...words('theirs') });
    expect(isEnding(page.state)).toBe(true);
    page.choose('theirs');
    expect(page.sent.at(-1)).toMatchObject({ body: 'theirs', baseVersion: 5, purpose: 'finish' });
  });

  it('follows a choice when it was requested during the conflict', () => {
    const page = emptyPage();
    page.save('mine');
    page.answer({ status: 'conflict', version: 5, saveId: 'elsewhere', ...words('theirs') });
    page.tell({ type: 'asked', purpose: 'time-up' });
    expect([page.sent.length, isEnding(page.state)]).toEqual([1, true]);
    page.choose('mine');
    expect(page.sent.at(-1)).toMatchObject({ body: 'mine', baseVersion: 5, purpose: 'time-up' });
  });

  it('is sent at once when a conflict with an earlier save of its own is met', () => {
    const page = emptyPage();
    page.save('one');
    page.tell({ type: 'refused', saveId: 'page-1' });
    page.save('one two', 'finish');
    page.answer({ status: 'conflict', version: 2, saveId: 'page-1', ...words('one') });
    expect(page.sent.at(-1)).toMatchObject({ body: 'one two', baseVersion: 2, purpose: 'finish' });
  });

  it('does not end a page that only saved', () => {
    const page = emptyPage();
    page.save('mine');
    page.answer({ status: 'conflict', version: 5, saveId: 'elsewhere', ...words('theirs') });
    expect(isEnding(page.state)).toBe(false);
    page.choose('theirs');
    expect(page.sent.map(({ purpose }) => purpose)).toEqual(['save', 'set-aside']);
  });
});

describe('a save that the server does not take as sent', () => {
  const answers: SaveAnswer[] = [{ status: 'late' }, { status: 'gone' }];
  it.each(answers)('is not tried again when the session is over: %j', (answer) => {
    const page = emptyPage();
    page.save('Once', 'time-up');
    page.answer(answer);
    expect(page.state).toMatchObject({ obstacle: { kind: answer.status }, line: 'failed' });
    expect(page.effects).toEqual([{ type: 'keep' }]);
    page.tell({ type: 'typed', words: words('Once upon') });
    for (const type of ['due', 'retry'] as const) page.tell({ type });
    page.tell({ type: 'asked', purpose: 'save' });
    expect(page.sent).toHaveLength(1);
    expect(page.kept).toEqual(words('Once upon'));
  });

  it('is sent again after signing in, when it is due or requested', () => {
    const page = emptyPage();
    page.save('Once');
    page.answer({ status: 'signed-out' });
    expect(page.state).toMatchObject({ obstacle: { kind: 'signed-out' }, line: 'failed' });
    page.tell({ type: 'due' });
    expect(page.sent).toHaveLength(2);
    expect(page.state).toMatchObject({ obstacle: undefined, line: 'saving' });
  });

  it('waits for a shorter text when it is too long, unless the writer insists', () => {
    const page = emptyPage();
    page.save('Long', 'finish');
    page.answer({ status: 'too-long', text: 'Too long.' });
    expect(page.state.obstacle).toEqual({ kind: 'too-long', text: 'Too long.' });
    page.tell({ type: 'due' });
    expect(page.sent).toHaveLength(1);
    page.tell({ type: 'asked', purpose: 'save' });
    expect(page.sent).toHaveLength(2);
    expect(page.sent.at(-1)).toMatchObject({ body: 'Long', purpose: 'finish' });
    page.answer({ status: 'too-long', text: 'Too long.' });
    page.tell({ type: 'typed', words: words('Short') });
    expect(page.state.obstacle).toBeUndefined();
  });

  it('takes no notice of answers to other requests, nor of a choice that nobody offered', () => {
    const page = emptyPage();
    page.save('Once');
    const before = page.state;
    page.tell({ type: 'answered', saveId: 'page-0', answer: saved(9) });
    page.tell({ type: 'unreachable', saveId: 'page-0' });
    page.tell({ type: 'refused', saveId: 'page-0' });
    page.tell({ type: 'retry' });
    page.tell({ type: 'chosen', keep: 'mine' });
    expect(page.effects).toEqual([]);
    expect(page.state).toBe(before);
    expect(page.sent).toHaveLength(1);
    page.answer(saved(2));
    page.tell({ type: 'answered', saveId: 'page-1', answer: saved(9) });
    page.tell({ type: 'unreachable', saveId: 'page-1' });
    page.tell({ type: 'refused', saveId: 'page-1' });
    expect(page.state).toMatchObject({ version: 2, line: 'saved', request: undefined, underWay: false });
  });
});

describe('the copy on this device', () => {
  it('is stored again when its words are sent, as it names the save', () => {
    const page = emptyPage();
    page.save('Once');
    expect(page.effects).toEqual([{ type: 'keep' }, { type: 'send', request: page.sent[0] }]);
  });

  it('is stored again when the session ended without its latest words', () => {
    const page = emptyPage();
    page.save('Done', 'finish');
    page.tell({ type: 'typed', words: words('Done, but') });
    page.answer({ status: 'finished', version: 2, published: true });
    expect(page.effects).toEqual([{ type: 'keep' }]);
    expect(page.state).toMatchObject({ obstacle: { kind: 'late' }, ended: undefined });
  });
});

describe('the line below the text', () => {
  it('says for 3 s that the story is saved', () => {
    const page = emptyPage();
    page.save('Once');
    expect(page.state.line).toBe('saving');
    page.answer(saved(2));
    expect(page.effects).toEqual([{ type: 'forget' }, { type: 'clear-line-in', ms: 3_000 }]);
    page.tell({ type: 'line-over' });
    expect(page.state.line).toBe('quiet');
    page.save('Once upon');
    page.tell({ type: 'line-over' });
    expect(page.state.line).toBe('saving');
  });

  it('says that a save is under way again when the writer asks for one without a connection', () => {
    const page = emptyPage();
    page.save('Once');
    page.loseConnection();
    page.tell({ type: 'asked', purpose: 'save' });
    expect(page.state).toMatchObject({ line: 'saving', underWay: true });
    expect(page.sent.map(({ saveId }) => saveId)).toEqual(['page-1', 'page-1']);
  });

  it('waits from the start again after an answer', () => {
    const page = emptyPage();
    const waits: number[] = [];
    for (const body of ['one', 'two']) {
      page.save(body);
      page.loseConnection();
      waits.push(...page.effects.flatMap((effect) => (effect.type === 'retry-in' ? [effect.ms] : [])));
      page.tell({ type: 'retry' });
      page.answer(saved(2));
    }
    expect(waits).toEqual([1_000, 1_000]);
  });
});

describe('a page that opens', () => {
  const server = { ...words('theirs'), version: 5 };

  it('has nothing to save, and nothing to say', () => {
    const page = openPage({ server });
    page.tell({ type: 'retry' });
    expect(page.state).toMatchObject({ words: words('theirs'), line: 'quiet', failures: 0, request: undefined, underWay: false });
    expect([page.sent, isUnsaved(page.state), isEnding(page.state)]).toEqual([[], false, false]);
  });

  it('saves the words of this device, their title alone included', () => {
    const page = openPage({ server, mine: words('theirs', 'Another title') });
    expect(isUnsaved(page.state)).toBe(true);
    page.tell({ type: 'due' });
    expect(page.sent).toMatchObject([{ title: 'Another title', body: 'theirs', baseVersion: 5, purpose: 'save' }]);
    page.answer(saved(6));
    expect(isUnsaved(page.state)).toBe(false);
  });

  it('asks which words to keep when those of the server and of this device have diverged', () => {
    const page = openPage({ server, mine: words('mine'), apartSince: 3 });
    expect(page.state).toMatchObject({ version: 3, obstacle: { kind: 'conflict', version: 5, theirs: words('theirs') } });
    page.tell({ type: 'due' });
    expect(page.sent).toEqual([]);
    page.choose('mine');
    expect(page.sent.at(-1)).toMatchObject({ body: 'mine', baseVersion: 5, purpose: 'save' });
    expect(page.asides).toEqual([words('theirs')]);
  });

  it('shows the words of the server, without a copy on this device, when those are chosen', () => {
    const page = openPage({ server, mine: words('mine'), apartSince: 3 });
    page.tell({ type: 'chosen', keep: 'theirs' });
    const happens = [{ type: 'set-aside', words: words('mine') }, { type: 'show', words: words('theirs') }, { type: 'forget' }];
    expect(page.effects).toEqual(expect.arrayContaining(happens));
    page.answer(saved(5));
    expect(page.state).toMatchObject({ words: words('theirs'), version: 5, obstacle: undefined, line: 'quiet' });
  });

  it('does not ask about a save of its own words that an earlier page had sent', () => {
    const page = openPage({
      server: { ...words(''), version: 1 },
      mine: words('one two'),
      earlierSave: { saveId: 'earlier', words: words('one') },
    });
    page.tell({ type: 'due' });
    page.answer({ status: 'conflict', version: 2, saveId: 'earlier', ...words('one') });
    expect(page.state.obstacle).toBeUndefined();
    expect(page.sent.at(-1)).toMatchObject({ body: 'one two', baseVersion: 2 });
  });

  it('asks about a save whose page is unknown', () => {
    const page = openPage({ server: { ...words(''), version: 1 }, mine: words('one two') });
    page.tell({ type: 'due' });
    page.answer({ status: 'conflict', version: 2, saveId: undefined, ...words('one') });
    expect(page.state.obstacle).toMatchObject({ kind: 'conflict' });
  });
});
