import { randomUUID } from 'node:crypto';
import type { Viewer } from '~/accounts/viewer/viewer';
import { HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService } from '~/progress/progress.server';
import { createFirstReaders } from '~/stories/first-readers/first-readers.server';
import { makeReadCounter } from '~/stories/testing/make-read-counter';
import type { Acquainted, Company } from '../company';
import { textReportable } from '../duel-reportables.server';
import { createDuels, type DuelsService } from '../duels.server';
import type { HeldReading } from '../reading/held-reading.server';
import type { AiUse } from '../rules/statements';

/** Duels on a database and a clock that tests move, with people who write and read. */
export interface DuelFixture {
  database: OpenDatabase;
  clock: TestClock;
  duels: DuelsService;
  /** Who shares a circle; nobody at first. */
  acquainted: Acquainted[];
  person(name: string): Promise<Viewer>;
  people(...names: string[]): Promise<Viewer[]>;
  /** Writes a text to the first card of a writer's and hands it in. @returns its id. */
  handIn(writer: Viewer, facts?: { ai?: AiUse; body?: string; card?: string; named?: boolean }): Promise<string>;
  /** Lets the clocks run on, and what is due happen. */
  turn(ms?: number): Promise<void>;
  /** What a reader holds, dealt to them if they hold nothing. */
  dealt(reader: Viewer): Promise<HeldReading>;
  /** Hides a text, or puts it back, as moderators do. @returns whether that changed anything. */
  hide(textId: string, hidden?: boolean): Promise<boolean>;
  /** Reads what a reader holds, long enough, and chooses. @param better which text, by its title. */
  judge(reader: Viewer, better?: (titles: readonly string[]) => string): Promise<void>;
}

/** A text of its own, long enough for the shortest form. */
export function someWords(name: string): string {
  const nouns = ['lamp', 'river', 'stone', 'ladder', 'orchard', 'letter', 'window', 'engine', 'garden', 'harbour'];
  return nouns
    .slice(0, 8)
    .map((noun) => `The ${noun} of ${name} waited all night for ${name}.`)
    .join(' ');
}

let told = 0;

/** A sentence that nobody has said before. */
export function someSentence(): string {
  told += 1;
  return `The opening number ${told} holds me at once, and a slower ending would make this stronger still.`;
}

/** Finds the text of a writer better. */
export const winsFor = (name: string) => (titles: readonly string[]) => titles.find((title) => title === `By ${name}`) ?? titles[0] ?? '';

/** Two people whose texts have met, with four who may read them. */
export interface SixPeople {
  ada: Viewer;
  ben: Viewer;
  /** Their texts. */
  adas: string;
  bens: string;
  readers: Viewer[];
}

/** Six people of whom two meet, and the others hand in texts to other cards, so that they may read. */
export async function sixPeople(site: DuelFixture): Promise<SixPeople> {
  const [ada, ben, ...readers] = await site.people('Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay');
  if (!ada || !ben) throw new Error('Nobody is there.');
  const adas = await site.handIn(ada, { card: 'ferry' });
  const bens = await site.handIn(ben, { card: 'ferry' });
  await site.turn();
  for (const [index, reader] of readers.entries()) await site.handIn(reader, { card: ['moth', 'queue', 'lift', 'auction'][index] ?? '' });
  return { ada, ben, adas, bens, readers };
}

export function onDuelFixture(): DuelFixture {
  const fixture = {
    async person(name: string): Promise<Viewer> {
      return makePlayer(fixture.database, fixture.clock, name);
    },
    async people(...names: string[]): Promise<Viewer[]> {
      const made: Viewer[] = [];
      for (const name of names) made.push(await fixture.person(name));
      return made;
    },
    async handIn(
      writer: Viewer,
      { ai = 'without', body, card, named = true }: { ai?: AiUse; body?: string; card?: string; named?: boolean } = {},
    ) {
      const { draw } = await fixture.duels.page(writer);
      const chosen = card ?? draw.cards[0]?.id ?? '';
      if (!draw.cards.some(({ id }) => id === chosen)) {
        await fixture.database.execute('update duel_draw set cards = array_append(cards, $1) where player_id = $2', [chosen, writer.id]);
      }
      const textId = await fixture.duels.start(writer, { card: chosen, sprint: undefined });
      const words = { title: `By ${writer.name}`, body: body ?? someWords(writer.name) };
      await fixture.duels.saveWords(writer, textId, { ...words, purpose: 'save', saveId: randomUUID(), baseVersion: 1 });
      await fixture.duels.seal(writer, textId, { rating: 'general', warnings: [], ai, named });
      return textId;
    },
    async turn(ms = MINUTE_MS) {
      fixture.clock.advance(ms);
      await fixture.duels.turn();
    },
    async dealt(reader: Viewer) {
      await fixture.duels.deal(reader);
      const held = await fixture.duels.reading(reader);
      if (!held) throw new Error(`There is nothing for ${reader.name} to read.`);
      return held;
    },
    async hide(textId: string, hidden = true) {
      const { database, clock } = fixture;
      return database.db.transaction().execute((trx) => textReportable.setHidden({ trx, clock }, { id: textId, storyId: null }, hidden));
    },
    async judge(reader: Viewer, better: (titles: readonly string[]) => string = ([title]) => title ?? '') {
      const held = await fixture.dealt(reader);
      fixture.clock.advance(HOUR_MS);
      const title = better(held.texts.map((text) => text.title));
      const picked = held.texts.find((text) => text.title === title);
      const notes = held.texts.map((text) => ({ textId: text.id, line: 0, said: someSentence() }));
      await fixture.duels.answer(reader, { readingId: held.id, pickedId: picked?.id, notes, named: true });
    },
  } as DuelFixture;
  onTestDatabase(({ database, clock }) => {
    const limiter = createRateLimiter(database.db, clock, 'secret');
    const progress = createProgressService({ db: database.db, clock });
    const failed = { error: (facts: object) => expectNothing(facts) };
    const acquainted: Acquainted[] = [];
    const company: Company = async (_executor, people) => acquainted.filter(({ one }) => people.includes(one));
    const firstReaders = createFirstReaders({ db: database.db, clock, secret: 'secret', reads: makeReadCounter(database.db, clock) });
    const dependencies = { db: database.db, clock, limiter, progress, firstReaders };
    const duels = createDuels({ ...dependencies, log: failed, readings: async () => 5, company });
    Object.assign(fixture, { database, clock, duels, acquainted });
  });
  return fixture;
}

function expectNothing(facts: object): void {
  throw new Error(`Something failed: ${JSON.stringify(facts)}`);
}
