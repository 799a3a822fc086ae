import { describe, expect, it } from 'vitest';
import { listNotices } from '~/notifications/list/list-notices.server';
import { SECOND_MS } from '~/platform/clock/durations';
import type { Participant } from './days-line.server';
import { lineReportable } from './line-reportable.server';
import { lineWonNotice } from './notice-kinds';
import { onLineFixture } from './testing/line-fixture';

const fixture = onLineFixture();

const hide = (id: string, hidden = true) =>
  fixture.database.db
    .transaction()
    .execute((trx) => lineReportable.setHidden({ trx, clock: fixture.clock }, { id, storyId: null }, hidden));
const idOf = async (body: string) =>
  (await fixture.database.db.selectFrom('days_line_sentence').select('id').where('body', '=', body).executeTakeFirstOrThrow()).id;

const hidePlayer = async (who: Participant | undefined) => {
  fixture.clock.advance(SECOND_MS);
  await fixture.database.execute('update player set hidden_at = $2 where id = $1', [who?.person.id, fixture.clock.now()]);
};

/** Three people who each add a sentence; the first one wins. */
async function threePeople(day: string): Promise<Participant[]> {
  const names = ['Ada', 'Ben', 'Cleo'];
  const people = await Promise.all(names.map((name) => fixture.player(`${name} ${day}`)));
  for (const [index, who] of people.entries()) await fixture.add(who, `${names[index]} on ${day}.`);
  await fixture.nextDay();
  return people;
}

describe('a sentence that moderators hide', () => {
  it('is dealt and shown no longer, and another pair takes the place of one with it', async () => {
    const people = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => fixture.player(name)));
    for (const [index, who] of people.entries()) await fixture.add(who, `Sentence ${index}.`);
    const dan = people[3] as Participant;
    const before = (await fixture.line.today(dan.person)).own.pair;
    const [gone] = before?.sentences ?? [];
    expect(await hide(gone?.id ?? '')).toBe(true);
    expect(await hide(gone?.id ?? '')).toBe(false);
    const { own, day } = await fixture.line.today(dan.person);
    expect(own).toMatchObject({ pair: null, more: true });
    await fixture.line.deal(dan, day);
    const after = (await fixture.line.today(dan.person)).own.pair;
    expect(after?.sentences.map(({ id }) => id)).not.toContain(gone?.id);
  });

  it('is told to its writer and to nobody else', async () => {
    const ada = await fixture.player('Ada');
    await fixture.add(ada, 'Ada wrote this.');
    const id = await idOf('Ada wrote this.');
    expect(await lineReportable.find(fixture.database.db, id, 'anybody')).toMatchObject({ excerpt: 'Ada wrote this.', author: 'Ada' });
    await hide(id);
    expect((await fixture.line.today(ada.person)).own.sentence).toEqual({ body: 'Ada wrote this.', hidden: true });
    expect(await lineReportable.find(fixture.database.db, id, 'anybody')).toBeUndefined();
    expect(await lineReportable.find(fixture.database.db, id, 'moderator')).toMatchObject({ excerpt: 'Ada wrote this.' });
  });

  it('gives its place as the opening to the next best, who is told, and takes it again when it is put back', async () => {
    const [, ben] = await threePeople('Wednesday');
    const id = await idOf('Ada on Wednesday.');
    await hide(id);
    expect((await fixture.line.today(undefined)).opening.body).toBe('Ben on Wednesday.');
    const { notices } = await listNotices(fixture.database.db, [lineWonNotice], { playerId: ben?.person.id ?? '' });
    expect(notices).toHaveLength(1);
    await hide(id, false);
    expect((await fixture.line.today(undefined)).opening.body).toBe('Ada on Wednesday.');
  });

  it('changes nothing for a decided day where it is a runner-up, though the winner’s writer was hidden since', async () => {
    const [ada, ben] = await threePeople('Wednesday');
    await hidePlayer(ada);
    const opening = async () => (await fixture.line.today(undefined)).opening;
    for (const hidden of [true, false]) {
      await hide(await idOf('Cleo on Wednesday.'), hidden);
      expect(await opening()).toMatchObject({ body: 'Ada on Wednesday.', name: 'Anonymous', playerId: null });
    }
    expect((await listNotices(fixture.database.db, [lineWonNotice], { playerId: ben?.person.id ?? '' })).notices).toEqual([]);
    await hide(await idOf('Ada on Wednesday.'));
    await hidePlayer(ben);
    await hide(await idOf('Ada on Wednesday.'), false);
    expect(await opening()).toMatchObject({ body: 'Ada on Wednesday.' });
    await hide(await idOf('Ada on Wednesday.'));
    expect(await opening(), 'people who were hidden since can still take the place').toMatchObject({
      body: 'Ben on Wednesday.',
      name: 'Anonymous',
    });
  });

  it('is not followed by a sentence whose writer was hidden before the day was decided', async () => {
    const [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => fixture.player(name)));
    for (const [who, text] of [
      [ada, 'Ada wrote this.'],
      [ben, 'Ben wrote this.'],
      [cleo, 'Cleo wrote this.'],
    ] as const)
      await fixture.add(who as Participant, text);
    await hidePlayer(ben);
    await fixture.nextDay();
    await hide(await idOf('Ada wrote this.'));
    expect((await fixture.line.today(undefined)).opening.body).toBe('Cleo wrote this.');
  });

  it('leaves the runners-up of people who were hidden since on the page of the week, without their names', async () => {
    const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => fixture.player(name)));
    for (const [index, who] of people.entries()) await fixture.add(who, `Sentence ${index}.`);
    for (const who of people) await fixture.pickAll(who, (bodies) => bodies.toSorted()[0]);
    await fixture.nextDay();
    const runnersUp = async () => (await fixture.line.week('2026-03-02'))?.days[0]?.runnersUp ?? [];
    const before = await runnersUp();
    for (const who of people) await hidePlayer(who);
    expect(before.length).toBeGreaterThan(0);
    expect(await runnersUp()).toEqual(before.map((line) => ({ ...line, name: 'Anonymous', playerId: null })));
  });

  it('gives its place in the story of its week to the next best, names included', async () => {
    const winners: (Participant | undefined)[] = [];
    for (const day of ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) winners.push((await threePeople(day))[0]);
    await hide(await idOf('Ada on Friday.'));
    const { storyId } = (await fixture.line.week('2026-03-02')) ?? {};
    const story = await fixture.database.db
      .selectFrom('story')
      .select('body')
      .where('id', '=', storyId ?? '')
      .executeTakeFirstOrThrow();
    expect(story.body.split('\n\n')[2]).toBe('Ben on Friday.');
    const writers = await fixture.database.db
      .selectFrom('story_writer')
      .select('player_id')
      .where('story_id', '=', storyId ?? '')
      .execute();
    expect(writers.map(({ player_id }) => player_id)).not.toContain(winners[2]?.person.id);
    const counted = await fixture.database.db.selectFrom('player_progress').select(['player_id', 'stories_published']).execute();
    const publishedBy = new Map(counted.map(({ player_id, stories_published }) => [player_id, stories_published]));
    expect(publishedBy.get(winners[2]?.person.id ?? '')).toBe(0);
    expect([...publishedBy.values()].filter((count) => count === 1)).toHaveLength(5);
  });
});
