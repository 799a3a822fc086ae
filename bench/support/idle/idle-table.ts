import { choicesOf } from '~/arenas/story-weave/rules/battle/reading';
import { battleOf } from '~/arenas/story-weave/rules/battle/room-battle';
import { foldOf, readLines, seenOf, sheetOf } from '~/arenas/story-weave/rules/fold/fold';
import { readerOf } from '~/arenas/story-weave/rules/fold/fold-policy';
import { lobbySetting } from '~/arenas/story-weave/rules/room-setting';
import { foldGame } from '~/arenas/story-weave/testing/fold-game';
import { openRoomFixture, type RoomFixture } from '~/arenas/story-weave/testing/room-fixture';
import { type Random, seededRandom } from '~/platform/random/random';

export const formats = ['turns', 'battle', 'fold'] as const;
type Format = (typeof formats)[number];

/** How long a game took, and how long a person waited in it on average, by what for; all in ms. */
export interface PlayedGame {
  ms: number;
  idle: ReadonlyMap<string, number>;
}

/** What a person does in a phase, one after another, and what they wait for when all is done. */
interface Agenda {
  tasks: { ms: number; done?: () => void }[];
  waitsFor: string;
}

interface Sitter {
  id: string;
  /** Characters read in a millisecond. */
  reads: number;
  /** The phase that the agenda is for. */
  phase: string;
  agenda: Agenda;
}

interface Table {
  game: RoomFixture;
  random: Random;
}

const PEOPLE = ['ann', 'bob', 'cleo', 'dan'];
const TICK_MS = 200;
const LETTERS_A_WORD = 5;
const MINUTE_MS = 60_000;
/** Characters typed in a millisecond, at 40 words a minute. */
const TYPED = (40 * LETTERS_A_WORD) / MINUTE_MS;
/** To mark the latest part, or the funniest passage and the best line, in ms. */
const MARKS_MS = 3_000;
const TEXT = 'The lamp went out. Somebody laughed in the dark, and then nobody did. ';

/** Plays one game of four people to its end. */
export function playGame(format: Format, seed: number): PlayedGame {
  const table: Table = { game: open(format), random: seededRandom(seed) };
  const sitters = PEOPLE.map((id): Sitter => {
    const reads = (between(table.random, 170, 290) * LETTERS_A_WORD) / MINUTE_MS;
    return { id, reads, phase: '', agenda: { tasks: [], waitsFor: 'the beginning' } };
  });
  const idle = new Map<string, number>();
  const begunAt = table.game.now;
  while (table.game.room.status === 'open') {
    for (const sitter of sitters) {
      const phase = phaseOf(format, table.game);
      if (sitter.phase !== phase) Object.assign(sitter, { phase, agenda: AGENDAS[format](table, sitter) });
      const waitsFor = pass(sitter.agenda);
      if (waitsFor) idle.set(waitsFor, (idle.get(waitsFor) ?? 0) + TICK_MS / PEOPLE.length);
    }
    table.game.wait(TICK_MS);
  }
  return { ms: table.game.now - begunAt, idle };
}

function open(format: Format): RoomFixture {
  if (format === 'fold') return foldGame(PEOPLE);
  const game = openRoomFixture(1, { ...lobbySetting, format, isPrivate: true, aiWriters: false });
  game.joins(...PEOPLE);
  game.wait(2_000);
  return game;
}

/** What changes when people have something else to do. */
function phaseOf(format: Format, { room }: RoomFixture): string {
  if (format === 'turns') return String(room.turn?.number);
  return format === 'battle' ? `${room.round} ${battleOf(room).phase}` : `${room.round} ${foldOf(room).phase} ${foldOf(room).read}`;
}

/** Lets a moment pass. @returns what the person waits for, if they have nothing to do. */
function pass({ tasks, waitsFor }: Agenda): string | undefined {
  const [task] = tasks;
  if (!task) return waitsFor;
  task.ms -= TICK_MS;
  if (task.ms <= 0) {
    tasks.shift();
    task.done?.();
  }
  return undefined;
}

const between = ({ next }: Random, least: number, most: number) => least + next() * (most - least);

const AGENDAS: Readonly<Record<Format, (table: Table, sitter: Sitter) => Agenda>> = {
  turns({ game, random }, { id, reads }) {
    const { turn } = game.room;
    const waitsFor = 'others’ turns';
    if (!turn) return { tasks: [], waitsFor };
    const text = words(random, 100, 190);
    if (turn.kind !== 'person' || turn.playerId !== id) return { tasks: [{ ms: text.length / reads }], waitsFor };
    const { number } = turn;
    const submitted = { type: 'submitted', playerId: id, turn: number, text, submitId: String(number) } as const;
    return { tasks: [writing(random, text, () => game.dispatch(submitted))], waitsFor };
  },

  battle({ game, random }, { id, reads }) {
    const { round } = game.room;
    const battle = battleOf(game.room);
    const goesOn = () => game.dispatch({ type: 'ready', playerId: id, round });
    const marking = { ms: round > 1 ? MARKS_MS : 0 };
    if (battle.phase === 'writing') return { tasks: [handingIn({ game, random }, id, 120, 280), marking], waitsFor: 'writers' };
    if (battle.phase === 'rest')
      return { tasks: round === 0 ? [] : [{ ms: between(random, 3_000, 6_000), done: goesOn }], waitsFor: 'the next round' };
    const choices = choicesOf(battle, id);
    const length = choices.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
    const picks = () => game.dispatch({ type: 'picked', playerId: id, round, entry: random.pick(choices).id });
    const picking = { ms: length / reads + between(random, 3_000, 8_000), done: picks };
    return { tasks: [picking, { ms: MARKS_MS }], waitsFor: 'readers' };
  },

  fold({ game, random }, { id, reads }) {
    const { round } = game.room;
    const fold = foldOf(game.room);
    if (fold.phase === 'writing') {
      const held = sheetOf(PEOPLE.indexOf(id), round, PEOPLE.length);
      const reading = { ms: seenOf(fold, held).text.length / reads };
      const tasks = [reading, handingIn({ game, random }, id, 120, 280), ...titling({ game, random }, id, held)];
      return { tasks, waitsFor: 'writers' };
    }
    if (fold.phase === 'reading') {
      const line = readLines(fold).at(-1);
      const { read } = fold;
      const readsOn = () => game.dispatch({ type: 'read-on', playerId: id, read });
      const isReader = readerOf(game.room) === id;
      return { tasks: [{ ms: (line?.text.length ?? 0) / reads + 1_000, ...(isReader && { done: readsOn }) }], waitsFor: 'who reads out' };
    }
    const isDone = () => game.dispatch({ type: 'ready', playerId: id, round });
    return { tasks: fold.phase === 'voting' ? [{ ms: between(random, 15_000, 35_000), done: isDone }] : [], waitsFor: 'votes' };
  },
};

function words(random: Random, least: number, most: number): string {
  return TEXT.repeat(5).slice(0, Math.round(between(random, least, most)));
}

/** Thinks for 3 to 8 s, and types. */
function writing(random: Random, text: string, done: () => void): Agenda['tasks'][number] {
  return { ms: between(random, 3_000, 8_000) + text.length / TYPED, done };
}

/** A title for a story, from who has none for it yet: 4 words at most. */
function titling({ game, random }: Table, id: string, sheet: number): Agenda['tasks'] {
  if (foldOf(game.room).titles.some((title) => title.playerId === id && title.sheet === sheet)) return [];
  const title = words(random, 8, 4 * LETTERS_A_WORD);
  return [writing(random, title, () => game.dispatch({ type: 'fold-title', playerId: id, sheet, title }))];
}

function handingIn({ game, random }: Table, id: string, least: number, most: number): Agenda['tasks'][number] {
  const { round } = game.room;
  const text = words(random, least, most);
  const submitId = `${id} ${round}`;
  return writing(random, text, () => game.dispatch({ type: 'passage', playerId: id, round, text, submitId }));
}
