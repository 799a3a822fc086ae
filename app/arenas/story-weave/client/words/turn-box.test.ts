import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type OwnFacts,
  type OwnPart,
  openTurnBox,
  type Sending,
  type StoredBox,
  type TurnBoxEffect,
  type TurnBoxEvent,
  turnBoxStep,
} from './turn-box';

/** A page with a box: what it keeps on the device and what it sends. */
function openPage(kept?: StoredBox) {
  let box = openTurnBox(kept);
  const page = {
    kept,
    sent: [] as Sending[],
    effects: [] as TurnBoxEffect[],
    get box() {
      return box;
    },
    tell(event: TurnBoxEvent) {
      const step = turnBoxStep(box, event);
      box = step.box;
      page.effects = step.effects;
      for (const effect of step.effects) {
        if (effect.type === 'keep') page.kept = box.words === '' ? undefined : { words: box.words, turn: box.turn };
        if (effect.type === 'send') page.sent.push(effect.sending);
      }
    },
    see(turn: number | undefined, parts: readonly OwnPart[] = [], draft = '') {
      page.tell({ type: 'seen', facts: { turn, draft, parts } });
    },
  };
  return page;
}

function pageOnTurn(turn = 3) {
  const page = openPage();
  page.tell({ type: 'connected' });
  page.see(turn);
  return page;
}

describe('the box for one’s own words', () => {
  it('keeps words written ahead on the device, and sends them once the turn has begun', () => {
    const page = openPage();
    page.tell({ type: 'connected' });
    page.tell({ type: 'typed', words: 'Ahead' });
    expect(page.kept).toEqual({ words: 'Ahead', turn: undefined });
    page.tell({ type: 'submitted', submitId: 'too early' });
    page.tell({ type: 'due' });
    expect(page.sent).toEqual([]);
    page.see(3);
    page.tell({ type: 'due' });
    expect(page.sent).toMatchObject([{ turn: 3, words: 'Ahead', submitId: undefined }]);
  });

  it('joins words written ahead to what another tab has in the turn, with a space', () => {
    const page = openPage();
    page.tell({ type: 'typed', words: 'and nobody came.' });
    page.see(3, [], 'The gate stood open,');
    expect(page.box.words).toBe('The gate stood open, and nobody came.');
  });

  it('keeps every change on the device at once and sends one message at a time', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed', words: 'Once' });
    expect(page.kept).toEqual({ words: 'Once', turn: 3 });
    page.tell({ type: 'due' });
    page.tell({ type: 'typed', words: 'Once upon' });
    page.tell({ type: 'due' });
    expect(page.sent.map(({ words }) => words)).toEqual(['Once']);
    page.tell({ type: 'taken', id: 1 });
    page.tell({ type: 'due' });
    expect(page.sent.map(({ words }) => words)).toEqual(['Once', 'Once upon']);
  });

  it('hands back what was typed after the time was up, and puts it into the next turn', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed', words: 'Once upon a time' });
    page.see(undefined, [{ turn: 3, text: 'Once upon' }]);
    expect(page.box).toMatchObject({ words: 'a time ', turn: undefined, handedBack: true });
    expect(page.kept).toEqual({ words: 'a time ', turn: undefined });
    page.see(7, [{ turn: 3, text: 'Once upon' }]);
    expect(page.box).toMatchObject({ words: 'a time ', turn: 7 });
    page.tell({ type: 'typed', words: `${page.box.words}of need` });
    page.tell({ type: 'due' });
    expect(page.sent.at(-1)).toMatchObject({ turn: 7, words: 'a time of need' });
  });

  it('tells a turn that its writer ended from one that ran out', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed', words: 'Once.' });
    page.tell({ type: 'submitted', submitId: 'end' });
    expect(page.sent.at(-1)).toMatchObject({ words: 'Once.', submitId: 'end' });
    page.see(undefined, [{ turn: 3, text: 'Once.' }]);
    expect(page.effects).toContainEqual({ type: 'turn-ended', by: 'writer', wrote: true, handedBack: false });
    expect(page.kept).toBeUndefined();
  });

  it('says when the end of a turn did not reach the server, and not of words that are still being typed', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed', words: 'Once.' });
    page.tell({ type: 'due' });
    page.tell({ type: 'lost', id: 1 });
    expect(page.effects.map(({ type }) => type)).toEqual(['due-in']);
    page.tell({ type: 'submitted', submitId: 'end' });
    page.tell({ type: 'lost', id: 2 });
    expect(page.effects.map(({ type }) => type)).toEqual(['due-in', 'end-failed']);
    page.tell({ type: 'due' });
    page.tell({ type: 'refused', id: 3, text: 'Please wait a moment.' });
    expect(page.effects).toEqual([{ type: 'end-failed' }]);
  });

  it('leaves it to the room to say that a turn was over before its end arrived', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed', words: 'Once.' });
    page.tell({ type: 'submitted', submitId: 'end' });
    page.tell({ type: 'refused', id: 1, text: undefined });
    expect(page.effects).toEqual([]);
  });

  it('does not send an empty turn', () => {
    const page = pageOnTurn();
    page.tell({ type: 'submitted', submitId: 'end' });
    expect(page.sent).toEqual([]);
  });

  it('sends what was typed without a connection when it is back', () => {
    const page = pageOnTurn();
    page.tell({ type: 'disconnected' });
    page.tell({ type: 'typed', words: 'Once' });
    page.tell({ type: 'due' });
    page.tell({ type: 'submitted', submitId: 'end' });
    expect(page.sent).toEqual([]);
    page.tell({ type: 'connected' });
    expect(page.sent).toMatchObject([{ words: 'Once', submitId: 'end' }]);
  });

  it('goes on with words that were kept over a reload, and those typed before the script ran', () => {
    const page = openPage({ words: 'Once upon', turn: 3 });
    page.see(3, [], 'Once');
    page.tell({ type: 'typed-early', words: 'a time' });
    expect(page.kept).toEqual({ words: 'Once upon a time', turn: 3 });
    page.tell({ type: 'connected' });
    expect(page.sent.at(-1)).toMatchObject({ words: 'Once upon a time', turn: 3 });
  });

  it('lets words that the server refused be changed and sent again', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed', words: 'too long' });
    page.tell({ type: 'due' });
    page.tell({ type: 'refused', id: 1, text: 'Too long.' });
    expect(page.box.problem).toBe('Too long.');
    page.tell({ type: 'typed', words: 'short' });
    page.tell({ type: 'due' });
    expect(page.sent.at(-1)).toMatchObject({ words: 'short' });
  });

  it('follows what its writer types in another tab', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed-elsewhere', turn: 3, words: 'elsewhere' });
    expect(page.box.words).toBe('elsewhere');
    page.tell({ type: 'typed', words: 'elsewhere and here' });
    page.tell({ type: 'typed-elsewhere', turn: 3, words: 'elsewhere again' });
    expect(page.box.words).toBe('elsewhere and here');
  });

  it('sends the whole text again when the server has lost what it was to be added to', () => {
    const page = pageOnTurn();
    page.tell({ type: 'typed', words: 'Once' });
    page.tell({ type: 'due' });
    page.tell({ type: 'taken', id: 1 });
    page.tell({ type: 'typed', words: 'Once upon' });
    page.tell({ type: 'due' });
    expect(page.sent.at(-1)).toMatchObject({ words: 'Once upon', base: 'Once' });
    page.tell({ type: 'again', id: 2 });
    expect(page.sent.at(-1)).toMatchObject({ id: 3, words: 'Once upon', base: '' });
  });
});

type Move = 'type' | 'due' | 'submit' | 'deliver' | 'answer' | 'cut' | 'connect' | 'look' | 'time-up' | 'next-turn' | 'reload';

const moves = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<Move>('type') },
    { weight: 6, arbitrary: fc.constantFrom<Move>('due', 'deliver', 'answer', 'connect', 'next-turn') },
    { weight: 3, arbitrary: fc.constantFrom<Move>('look', 'submit', 'cut', 'time-up', 'reload') },
  ),
  { minLength: 40, maxLength: 160 },
);

/** The server's rules in miniature: the last words of a turn count, an ended turn takes no more. */
function tinyRoom() {
  const room = {
    turn: undefined as number | undefined,
    draft: '',
    parts: [] as OwnPart[],
    turns: 0,
    facts: (): OwnFacts => ({ turn: room.turn, draft: room.draft, parts: [...room.parts] }),
    begin() {
      if (room.turn !== undefined) return;
      room.turns += 1;
      room.turn = room.turns;
      room.draft = '';
    },
    end() {
      if (room.turn === undefined) return;
      if (room.draft.trim() !== '') room.parts.push({ turn: room.turn, text: room.draft.trim() });
      room.turn = undefined;
    },
    take({ turn, words, base, submitId }: Sending): 'taken' | 'refused' | 'again' {
      if (turn !== room.turn) return 'refused';
      // The words arrive as letters to add to what is there.
      if (!submitId && !room.draft.startsWith(base)) return 'again';
      room.draft = words;
      if (submitId) room.end();
      return 'taken';
    },
  };
  return room;
}

/** Plays moves between a page and the room over a line that can be cut at any moment. */
function play(run: readonly Move[]) {
  const room = tinyRoom();
  let page = openPage();
  let typedWords = 0;
  let toServer: Sending[] = [];
  let toPage: TurnBoxEvent[] = [];
  const seen = (): TurnBoxEvent => ({ type: 'seen', facts: room.facts() });
  const flush = () => {
    toServer.push(...page.sent.splice(0));
  };
  const deliver = () => {
    const message = toServer.shift();
    if (!message) return;
    const { id } = message;
    const said = room.take(message);
    const answer: TurnBoxEvent = said === 'refused' ? { type: said, id, text: undefined } : { type: said, id };
    toPage.push(...(message.submitId ? [seen(), answer] : [answer]));
  };
  const hear = () => {
    const event = toPage.shift();
    if (event) page.tell(event);
  };
  const cut = () => {
    toServer = [];
    toPage = [];
    page.tell({ type: 'disconnected' });
  };
  const connect = () => {
    if (page.box.connected) return;
    page.tell(seen());
    page.tell({ type: 'connected' });
  };
  const act: Record<Move, () => void> = {
    type() {
      if (page.box.turn === undefined || page.box.submitId) return;
      typedWords += 1;
      page.tell({ type: 'typed', words: `${page.box.words.trimEnd()} w${typedWords}`.trimStart() });
    },
    due: () => page.tell({ type: 'due' }),
    submit: () => page.tell({ type: 'submitted', submitId: 'end' }),
    deliver,
    answer: hear,
    cut,
    connect,
    look: () => page.box.connected && toPage.push(seen()),
    'time-up'() {
      room.end();
      if (page.box.connected) toPage.push(seen());
    },
    'next-turn'() {
      room.begin();
      if (page.box.connected) toPage.push(seen());
    },
    reload() {
      cut();
      page = openPage(page.kept);
    },
  };
  for (const move of run) {
    act[move]();
    flush();
  }
  cut();
  connect();
  return { room, box: page.box, kept: page.kept, typedWords };
}

describe('over lost connections, reloads and turns that end', () => {
  it('every word is in the story or in the box, once, and in its order', () => {
    fc.assert(
      fc.property(moves, (run) => {
        const { room, box, kept, typedWords } = play(run);
        const inStory = room.parts.flatMap(({ text }) => text.split(' '));
        const waiting = box.words.match(/\S+/g) ?? [];
        expect([...inStory, ...waiting]).toEqual(Array.from({ length: typedWords }, (_, place) => `w${place + 1}`));
        expect(kept?.words ?? '').toBe(box.words);
      }),
      { numRuns: 500 },
    );
  });
});
