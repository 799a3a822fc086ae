import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { onChallengeFixture } from './testing/challenge-fixture';
import { texts } from './texts';

const fixture = onChallengeFixture();
const SAID = 'Its last line turns the whole story round.';

const stories = () => fixture.database.db.selectFrom('story').select(['title', 'status', 'author_id']).orderBy('title').execute();

describe('a sealed entry', () => {
  it('is seen by its writer alone, and can be changed and taken out until the week is over', async () => {
    const [mara, ivo] = [await fixture.person('Mara'), await fixture.person('Ivo')];
    await fixture.enter(mara, 'The Ferry');
    await fixture.enter(mara, 'The Last Ferry');
    expect((await fixture.challenge.now(mara)).own).toMatchObject({ title: 'The Last Ferry', rating: 'general' });
    expect((await fixture.challenge.now(ivo)).own).toBeUndefined();
    expect(await fixture.challenge.now(undefined)).toMatchObject({ entries: 1, anthologies: [] });
    expect(await fixture.challenge.anthology(fixture.week, { playerId: ivo.id, seed: 'x' })).toBe('sealed');
    expect(await fixture.challenge.book(fixture.week)).toBeUndefined();
    expect(await stories()).toEqual([]);
    await fixture.challenge.withdraw(mara, fixture.week);
    expect(await stories()).toEqual([{ title: 'The Last Ferry', status: 'draft', author_id: mara.id }]);
    expect((await fixture.challenge.now(mara)).entries).toBe(0);
  });

  it('is refused with more than a thousand words, and after its week, with the words kept by the form', async () => {
    const mara = await fixture.person('Mara');
    await expect(fixture.enter(mara, 'Long', 'word '.repeat(1_001))).rejects.toThrow(texts.entryFaults['too-long']);
    fixture.clock.advance(DAY_MS);
    const late = { week: fixture.week, title: 'Late', body: 'It left.', rating: 'none' as const, warnings: [] };
    await expect(fixture.challenge.enter(mara, late)).rejects.toThrow(texts.weekOver);
    await expect(fixture.challenge.withdraw(mara, fixture.week)).rejects.toThrow(texts.weekOver);
  });

  it('stays sealed where its writer is hidden', async () => {
    const [mara, ivo] = [await fixture.person('Mara'), await fixture.person('Ivo')];
    await fixture.enter(mara, 'Mine');
    await fixture.enter(ivo, 'His');
    await fixture.database.execute('update player set hidden_at = now() where id = $1', [ivo.id]);
    await fixture.reveal();
    expect((await stories()).map(({ title }) => title)).toEqual(['Mine']);
  });
});

describe('an anthology', () => {
  it('publishes all entries together, once, whatever runs at the same time', async () => {
    const people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => fixture.person(name)));
    for (const person of people) await fixture.enter(person, `By ${person.name}`);
    fixture.clock.advance(DAY_MS);
    await Promise.all([fixture.challenge.turn(), fixture.challenge.turn(), fixture.challenge.turn()]);
    expect((await stories()).map(({ title, status }) => `${title}: ${status}`)).toEqual(people.map(({ name }) => `By ${name}: published`));
    const told = await fixture.database.db.selectFrom('notice').select('player_id').where('kind', '=', 'challenge-out').execute();
    expect(told).toHaveLength(4);
    expect((await fixture.challenge.now(undefined)).anthologies).toMatchObject([{ monday: fixture.week, stories: 4 }]);
  });

  it('stands in an order of each reader’s own, and leaves out what a reader does not see', async () => {
    const people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map((name) => fixture.person(name)));
    for (const person of people) await fixture.enter(person, `By ${person.name}`);
    await fixture.reveal();
    const orders = await Promise.all(
      people.map(async (person) => (await fixture.anthology(person)).stories.map(({ title }) => title).join()),
    );
    expect(new Set(orders).size).toBeGreaterThan(3);
    const [ada, bo] = people;
    if (!ada || !bo) throw new Error('Nobody wrote.');
    await fixture.database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
      bo.id,
      ada.id,
    ]);
    expect((await fixture.anthology(ada)).stories.map(({ author }) => author)).not.toContain('Bo');
    await fixture.database.execute(`update story set content_rating = 'mature' where title = 'By Cy'`);
    expect((await fixture.anthology()).stories).toHaveLength(5);
    expect((await fixture.challenge.book(fixture.week))?.stories.map(({ title }) => title)).not.toContain('By Cy');
  });

  it('is not there for a week in which nobody wrote', async () => {
    await fixture.challenge.turn();
    await fixture.reveal();
    expect((await fixture.challenge.now(undefined)).anthologies).toEqual([]);
    for (const name of ['2026-02-24', '2026-02-30', 'x']) {
      expect(await fixture.challenge.anthology(name, { playerId: undefined, seed: 'x' })).toBeUndefined();
    }
  });

  it('says of each of its stories where it comes from', async () => {
    await fixture.enter(await fixture.person('Mara'), 'The Ferry');
    await fixture.reveal();
    const {
      title,
      stories: [story],
    } = await fixture.anthology();
    expect(await fixture.challenge.ofStory(story?.id ?? '')).toEqual({ monday: fixture.week, title });
  });
});

describe('picks', () => {
  /** Five who wrote, after the anthology has appeared. */
  async function afterReveal() {
    const people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => fixture.person(name)));
    for (const person of people) await fixture.enter(person, `By ${person.name}`);
    await fixture.reveal();
    return people;
  }
  const drawn = async () => {
    const rows = await fixture.database.db.selectFrom('challenge_pick').select(['reader_id', 'lapsed_at']).execute();
    return rows.map(({ reader_id, lapsed_at }) => `${reader_id}${lapsed_at ? ' lapsed' : ''}`);
  };

  it('are made by three who were drawn among those who have read enough', async () => {
    const people = await afterReveal();
    const [ada] = people;
    if (!ada) throw new Error('Nobody wrote.');
    await expect(fixture.challenge.enterLot(ada, fixture.week)).rejects.toThrow(texts.lot.notEnough(0, 4));
    for (const person of people) {
      await fixture.readAll(person);
      await fixture.challenge.enterLot(person, fixture.week);
    }
    await fixture.challenge.turn();
    expect(await drawn()).toEqual([]);
    fixture.clock.advance(2 * DAY_MS);
    await Promise.all([fixture.challenge.turn(), fixture.challenge.turn()]);
    expect(new Set(await drawn()).size).toBe(3);
    expect(await drawn()).toHaveLength(3);
    const first = (
      await Promise.all(people.map(async (person) => ({ person, ...(await fixture.challenge.chances(person, fixture.week)) })))
    ).filter(({ pick }) => pick);
    expect(first).toHaveLength(3);
    const taken = new Set<string>();
    for (const { person, read } of first) {
      const storyId = read.find((id) => !taken.has(id)) ?? '';
      taken.add(storyId);
      await fixture.challenge.pick(person, { week: fixture.week, storyId, said: SAID });
      await expect(fixture.challenge.pick(person, { week: fixture.week, storyId, said: SAID })).rejects.toThrow(texts.pick.notDrawn);
    }
    expect((await fixture.anthology(ada)).picks.map(({ said, editor }) => [said, editor])).toEqual([
      [SAID, false],
      [SAID, false],
      [SAID, false],
    ]);
  });
  it('pass to another who was not drawn before, where a reader lets theirs lapse', async () => {
    const people = await afterReveal();
    for (const person of people.slice(0, 4)) {
      await fixture.readAll(person);
      await fixture.challenge.enterLot(person, fixture.week);
    }
    fixture.clock.advance(2 * DAY_MS);
    await fixture.challenge.turn();
    const before = await drawn();
    fixture.clock.advance(2 * DAY_MS);
    await fixture.challenge.turn();
    const after = await drawn();
    expect(after.filter((one) => one.endsWith('lapsed'))).toHaveLength(3);
    expect(after.filter((one) => !one.endsWith('lapsed') && !before.includes(one))).toHaveLength(1);
  });

  it('are of nothing of one’s own, nothing unread, and nothing by those who were not drawn; an administrator picks as an editor', async () => {
    const people = await afterReveal();
    const [ada, bo] = people;
    if (!ada || !bo) throw new Error('Nobody wrote.');
    await fixture.readAll(bo);
    const editor = { ...bo, role: 'administrator' as const };
    const { stories: all } = await fixture.anthology(bo);
    const own = all.find(({ authorId }) => authorId === bo.id)?.id ?? '';
    const others = all.filter(({ authorId }) => authorId !== bo.id);
    const pick = (player: typeof editor | typeof ada, storyId: string, said = SAID) =>
      fixture.challenge.pick(player, { week: fixture.week, storyId, said });
    await expect(pick(editor, own)).rejects.toThrow(texts.pick.own);
    await expect(pick(bo, others[0]?.id ?? '')).rejects.toThrow(texts.pick.notDrawn);
    await expect(pick(ada, others.find(({ authorId }) => authorId !== ada.id)?.id ?? '')).rejects.toThrow(texts.pick.unread);
    await expect(pick(editor, others[0]?.id ?? '', 'Fine.')).rejects.toThrow(texts.saidFaults.short);
    await pick(editor, others[0]?.id ?? '');
    expect((await fixture.anthology()).picks).toMatchObject([{ said: SAID, name: 'Bo', editor: true }]);
  });
});
