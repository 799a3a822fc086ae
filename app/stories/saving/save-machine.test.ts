import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPage, openPage, saved, words } from '../testing/saving-page';
import type { SaveAnswer, SaveRequest } from './save.contract';
import { isUnsaved } from './saver-state';

describe('saving a story', () => {
  it('stores every change on the device at once and removes it only when the server has it', () => {
    const page = emptyPage();
    page.tell({ type: 'typed', words: words('Once') });
    expect(page.kept).toEqual(words('Once'));
    page.tell({ type: 'asked', purpose: 'save' });
    expect(page.kept).toEqual(words('Once'));
    page.answer(saved(2));
    expect(page.kept).toBeUndefined();
    expect(page.state.line).toBe('saved');
  });

  it('does not remove words typed during a save', () => {
    const page = emptyPage();
    page.save('Once');
    page.tell({ type: 'typed', words: words('Once upon') });
    page.answer(saved(2));
    expect(page.kept).toEqual(words('Once upon'));
    page.tell({ type: 'due' });
    expect(page.sent.at(-1)).toMatchObject({ body: 'Once upon', baseVersion: 2 });
  });

  it('resends the identical save after 1, 2, 5 and then every 10 s while there is no connection', () => {
    const page = emptyPage();
    page.save('Once');
    const waits: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      page.loseConnection();
      waits.push(...page.effects.flatMap((effect) => (effect.type === 'retry-in' ? [effect.ms] : [])));
      expect(page.state.line).toBe('offline');
      page.tell({ type: 'retry' });
    }
    expect(waits).toEqual([1_000, 2_000, 5_000, 10_000, 10_000]);
    expect(new Set(page.sent.map((request) => request.saveId)).size).toBe(1);
  });

  it('sends nothing on its own when there is nothing new', () => {
    const page = openPage({ server: { ...words('Once'), version: 1 } });
    page.tell({ type: 'due' });
    expect(page.sent).toEqual([]);
  });

  it('offers both versions when something else was saved, and sends nothing before the choice', () => {
    const page = emptyPage();
    page.save('mine');
    page.answer({ status: 'conflict', version: 5, saveId: 'elsewhere', ...words('theirs') });
    page.tell({ type: 'due' });
    page.tell({ type: 'retry' });
    expect(page.sent).toHaveLength(1);
    page.tell({ type: 'chosen', keep: 'mine' });
    expect(page.sent.at(-1)).toMatchObject({ body: 'theirs', purpose: 'set-aside' });
    expect(page.asides).toEqual([words('theirs')]);
    page.answer(saved(5));
    expect(page.inHistory).toEqual([words('theirs')]);
    expect(page.sent.at(-1)).toMatchObject({ body: 'mine', purpose: 'save', baseVersion: 5 });
  });

  it('shows the saved version when it is chosen and sets the other aside', () => {
    const page = emptyPage();
    page.save('mine');
    page.answer({ status: 'conflict', version: 5, saveId: 'elsewhere', ...words('theirs') });
    page.tell({ type: 'chosen', keep: 'theirs' });
    expect(page.effects).toContainEqual({ type: 'show', words: words('theirs') });
    expect(page.asides).toEqual([words('mine')]);
    expect(isUnsaved(page.state)).toBe(false);
    page.answer(saved(5));
    expect(page.inHistory).toEqual([words('mine')]);
    expect(page.sent).toHaveLength(2);
  });

  it('sends words that were not chosen to the history again after a lost connection, and saves on where they are refused', () => {
    const page = emptyPage();
    page.save('mine');
    page.answer({ status: 'conflict', version: 5, saveId: 'elsewhere', ...words('theirs') });
    page.tell({ type: 'chosen', keep: 'mine' });
    page.loseConnection();
    page.tell({ type: 'retry' });
    expect(page.sent.at(-1)).toEqual(page.sent.at(-2));
    page.tell({ type: 'refused', saveId: page.sent.at(-1)?.saveId ?? '' });
    expect(page.inHistory).toEqual([]);
    expect(page.sent.at(-1)).toMatchObject({ body: 'mine', purpose: 'save' });
    page.answer(saved(6));
    expect(page.kept).toBeUndefined();
  });

  it('sends words to the history that an earlier page set aside', () => {
    const page = openPage({ server: { ...words('theirs'), version: 5 }, rejected: [words('mine')] });
    page.tell({ type: 'retry' });
    expect(page.sent).toMatchObject([{ body: 'mine', purpose: 'set-aside' }]);
    page.answer(saved(5));
    expect([page.inHistory, page.sent.length]).toEqual([[words('mine')], 1]);
  });

  it('continues without asking when the other version is an earlier save of its own', () => {
    const page = emptyPage();
    page.save('one');
    const first = page.sent[0]?.saveId;
    page.tell({ type: 'refused', saveId: first ?? '' });
    page.tell({ type: 'typed', words: words('one two') });
    page.tell({ type: 'retry' });
    page.answer({ status: 'conflict', version: 2, saveId: first, ...words('one') });
    expect(page.state.obstacle).toBeUndefined();
    expect(page.sent.at(-1)).toMatchObject({ body: 'one two', baseVersion: 2 });
  });

  it('does not bring back what was deleted since a save of its own, of which it had no answer', () => {
    const page = openPage({ server: { ...words('One.'), version: 1 } });
    page.save('One. Two. Three. ');
    page.loseConnection();
    page.tell({ type: 'typed', words: words('One. Two. Three. Four.') });
    page.tell({ type: 'retry' });
    page.answer({ status: 'conflict', version: 3, saveId: 'elsewhere', saves: ['elsewhere', 'page-1'], ...words('Two. Three. ') });
    expect(page.state.obstacle).toBeUndefined();
    expect(page.sent.at(-1)).toMatchObject({ body: 'Two. Three. Four.', baseVersion: 3 });
  });

  it('shows the newer words when the server had all of its own', () => {
    const page = emptyPage();
    page.save('One. Two.');
    page.loseConnection();
    page.tell({ type: 'retry' });
    page.answer({ status: 'conflict', version: 3, saveId: 'elsewhere', saves: ['elsewhere', 'page-1'], ...words('Two.') });
    expect(page.state).toMatchObject({ words: words('Two.'), obstacle: undefined });
  });

  it('still ends the session after a conflict is resolved', () => {
    const page = emptyPage();
    page.save('mine', 'time-up');
    page.answer({ status: 'conflict', version: 5, saveId: 'elsewhere', ...words('theirs') });
    page.tell({ type: 'chosen', keep: 'mine' });
    page.answer(saved(5));
    expect(page.sent.at(-1)).toMatchObject({ body: 'mine', purpose: 'time-up' });
    page.answer({ status: 'finished', version: 6, published: true });
    expect(page.state.ended).toEqual({ published: true });
  });

  it('offers words typed after the last save was sent, instead of dropping them with the session', () => {
    const page = emptyPage();
    page.save('done', 'finish');
    page.tell({ type: 'typed', words: words('done, but') });
    page.answer({ status: 'finished', version: 2, published: true });
    expect(page.state.obstacle).toEqual({ kind: 'late' });
    expect(page.kept).toEqual(words('done, but'));
  });

  it('saves a text that was too long once it is shortened', () => {
    const page = emptyPage();
    page.save('long');
    page.answer({ status: 'too-long', text: 'Too long.' });
    expect(page.kept).toEqual(words('long'));
    page.tell({ type: 'typed', words: words('short') });
    page.tell({ type: 'due' });
    expect(page.sent.at(-1)).toMatchObject({ body: 'short' });
  });
});

type Move =
  | { kind: 'type'; page: 0 | 1; text: string }
  | { kind: 'ask' | 'due' | 'retry' | 'deliver' | 'lose-request' | 'lose-answer'; page: 0 | 1 }
  | { kind: 'choose'; page: 0 | 1; keep: 'mine' | 'theirs' };

const page = fc.constantFrom<0 | 1>(0, 1);
const moves = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('type' as const), page, text: fc.string({ maxLength: 6 }) }),
    fc.record({ kind: fc.constantFrom('ask' as const, 'due' as const, 'retry' as const), page }),
    fc.record({ kind: fc.constantFrom('deliver' as const, 'lose-request' as const, 'lose-answer' as const), page }),
    fc.record({ kind: fc.constant('choose' as const), page, keep: fc.constantFrom('mine' as const, 'theirs' as const) }),
  ),
  { maxLength: 60 },
);

/** The server's rule in miniature: versioned, and idempotent for the last save. */
function tinyServer() {
  let stored = { ...words(''), version: 1, saveId: undefined as string | undefined };
  const replaced: { before: typeof stored; by: SaveRequest }[] = [];
  return {
    replaced,
    get stored() {
      return stored;
    },
    take(request: SaveRequest): SaveAnswer {
      if (request.purpose === 'set-aside') return saved(stored.version);
      const known = request.saveId === stored.saveId || (request.body === stored.body && request.title === stored.title);
      if (!known && request.baseVersion !== stored.version) return { status: 'conflict', ...stored };
      if (known) return saved(stored.version);
      replaced.push({ before: stored, by: request });
      stored = { title: request.title, body: request.body, version: stored.version + 1, saveId: request.saveId };
      return saved(stored.version);
    },
  };
}

function play(run: readonly Move[], pages: 1 | 2, check: (pages: ReturnType<typeof openPage>[]) => void) {
  const server = tinyServer();
  const open = [emptyPage('a'), emptyPage('b')].slice(0, pages);
  for (const move of run) {
    const target = open[move.page];
    if (!target) continue;
    const before = target.sent.length;
    const wasUnderWay = target.state.underWay;
    const request = target.state.request;
    if (move.kind === 'type') target.tell({ type: 'typed', words: words(move.text) });
    else if (move.kind === 'ask') target.tell({ type: 'asked', purpose: 'save' });
    else if (move.kind === 'due' || move.kind === 'retry') target.tell({ type: move.kind });
    else if (move.kind === 'choose') target.tell({ type: 'chosen', keep: move.keep });
    else if (request && target.state.underWay) {
      const answer = move.kind === 'lose-request' ? undefined : server.take(request);
      if (move.kind === 'deliver' && answer) target.answer(answer);
      else target.tell({ type: 'unreachable', saveId: request.saveId });
    }
    const delivered = move.kind === 'deliver' || move.kind === 'lose-answer' || move.kind === 'lose-request';
    expect(target.sent.length - before).toBeLessThanOrEqual(wasUnderWay && !delivered ? 0 : 1);
    check(open);
  }
  return { open, server };
}

describe('in any order of events', () => {
  it('keeps the latest words on this device, on the server or set aside by choice', () => {
    fc.assert(
      fc.property(moves, (run) => {
        play(run, 2, (open) => {
          for (const one of open) if (isUnsaved(one.state)) expect(one.kept).toEqual(one.state.words);
        });
      }),
    );
  });

  it('leaves one page’s exact words on the server once everything is answered', () => {
    fc.assert(
      fc.property(moves, (run) => {
        const { open, server } = play(run, 1, () => {});
        const [only] = open;
        if (!only) return;
        for (let round = 0; round < 4; round += 1) {
          if (!only.state.underWay) only.tell({ type: 'retry' });
          if (!only.state.request) only.tell({ type: 'asked', purpose: 'save' });
          if (only.state.request) only.answer(server.take(only.state.request));
        }
        expect(only.state.obstacle).toBeUndefined();
        expect(server.stored.body).toBe(only.state.words.body);
        expect(only.kept).toBeUndefined();
      }),
    );
  });

  it('never overwrites another page’s words unless the writer chose so', () => {
    fc.assert(
      fc.property(moves, (run) => {
        const { open, server } = play(
          run.filter((move) => move.kind !== 'choose'),
          2,
          () => {},
        );
        for (const { before, by } of server.replaced) {
          const own = before.saveId?.[0] === by.saveId[0];
          const hadTheSameWords = open.some((one) => one.sent.includes(by) && one.sent.some((request) => request.body === before.body));
          expect(before.saveId === undefined || own || hadTheSameWords).toBe(true);
        }
      }),
    );
  });
});
