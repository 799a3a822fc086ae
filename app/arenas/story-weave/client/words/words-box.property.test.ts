import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPage } from './box-fixture';
import type { OwnFacts, OwnPiece, Sending, WordsBoxEvent } from './words-box';

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
    parts: [] as OwnPiece[],
    turns: 0,
    facts: (): OwnFacts => ({ piece: room.turn, draft: room.draft, pieces: [...room.parts] }),
    begin() {
      if (room.turn !== undefined) return;
      room.turns += 1;
      room.turn = room.turns;
      room.draft = '';
    },
    end() {
      if (room.turn === undefined) return;
      if (room.draft.trim() !== '') room.parts.push({ number: room.turn, text: room.draft.trim() });
      room.turn = undefined;
    },
    take({ piece, words, base, submitId }: Sending): 'taken' | 'refused' | 'again' {
      if (piece !== room.turn) return 'refused';
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
  let toPage: WordsBoxEvent[] = [];
  const seen = (): WordsBoxEvent => ({ type: 'seen', facts: room.facts() });
  const flush = () => {
    toServer.push(...page.sent.splice(0));
  };
  const deliver = () => {
    const message = toServer.shift();
    if (!message) return;
    const { id } = message;
    const said = room.take(message);
    const answer: WordsBoxEvent = said === 'refused' ? { type: said, id, text: undefined } : { type: said, id };
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
      if (page.box.piece === undefined || page.box.submitId) return;
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
