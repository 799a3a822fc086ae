import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import type { TargetName } from '~/platform/feature/reportable';
import { makeStory } from '~/stories/testing/make-story';
import { openModerationFixture } from '../../testing/moderation-fixture';
import type { Measure } from '../measures';

const fixture = openModerationFixture();
const { report, story, decide, statusOf, rowsOf } = fixture;
const title = () => ({ kind: 'title', id: fixture.storyId });
const player = () => ({ kind: 'player', id: fixture.mara.id });

/** Reports two things before either is decided, as what is hidden cannot be reported. */
async function reportBoth(one: TargetName, other: TargetName): Promise<void> {
  await report(one);
  await report(other);
}

/** Decides the open case about a thing, at a time of its own. @returns the decision's id. */
async function decideAbout(
  thing: TargetName,
  measure: Measure,
  more: Parameters<typeof decide>[1] = {},
  by = fixture.mod,
): Promise<string> {
  fixture.clock.advance(1);
  const [open] = await rowsOf('select id from moderation_case where kind = $1 and thing_id = $2 and closed_at is null', [
    thing.kind,
    thing.id,
  ]);
  return (await decide(measure, { ...more, caseId: String(open?.id) }, by)).decisionId ?? '';
}

/** Two ways in which a decision is taken back. */
const ways = {
  undo: (decisionId: string) => fixture.moderation.undo(fixture.mod, [decisionId]),
  async objection(decisionId: string) {
    await fixture.moderation.object(fixture.mara, { decisionId, objection: 'It is a quotation.' });
    await decideAbout({ kind: 'decision', id: decisionId }, 'reverse', {}, fixture.ada);
  },
};
const mara = async () => (await rowsOf('select banned_at, hidden_at, suspended_until from player where id = $1', [fixture.mara.id]))[0];
const inDays = (days: number) => new Date(fixture.clock.now().getTime() + days * DAY_MS);

describe.each(['undo', 'objection'] as const)('what two decisions do to the same, when one is taken back by %s,', (way) => {
  const takeBack = ways[way];

  it('is a suspension until the end of the other', async () => {
    await reportBoth(story(), title());
    const short = await decideAbout(story(), 'suspend', { days: 3 });
    const long = await decideAbout(title(), 'suspend', { days: 30 });
    const end = inDays(30);
    await takeBack(short);
    expect((await mara())?.suspended_until).toEqual(end);
    await takeBack(long);
    expect((await mara())?.suspended_until).toBeNull();
  });

  it('is a ban as long as one is left, and all comes back with the last', async () => {
    await reportBoth(story(), title());
    const first = await decideAbout(story(), 'ban');
    const second = await decideAbout(title(), 'ban');
    await takeBack(first);
    expect(await mara()).toMatchObject({ banned_at: expect.any(Date), hidden_at: expect.any(Date) });
    expect(await statusOf()).toBe('hidden');
    await takeBack(second);
    expect(await mara()).toMatchObject({ banned_at: null, hidden_at: null });
    expect(await statusOf()).toBe('published');
  });

  it.each([
    ['first', [0, 1]],
    ['second', [1, 0]],
  ])('stays hidden as long as one hides it, if the %s is taken back first', async (_, order) => {
    await reportBoth(story(), title());
    const decisions = [await decideAbout(story(), 'hide'), await decideAbout(title(), 'warn', { hides: 'on' })];
    const [one = '', other = ''] = order.map((index) => decisions[index]);
    await takeBack(one);
    expect(await statusOf()).toBe('hidden');
    await takeBack(other);
    expect(await statusOf()).toBe('published');
  });
});

describe('a decision', () => {
  it('that is taken back leaves what a later one made of it, and in the end what was there before both', async () => {
    const rated = async () => (await rowsOf('select content_rating from story'))[0]?.content_rating;
    await report(story());
    const first = await decideAbout(story(), 'rate', { rating: 'teen' });
    await report(story());
    const second = await decideAbout(story(), 'rate', { rating: 'mature' });
    await ways.objection(first);
    expect(await rated()).toBe('mature');
    await ways.objection(second);
    expect(await rated()).toBe('none');
  });

  it('does not end a longer suspension earlier', async () => {
    await reportBoth(story(), title());
    await decideAbout(story(), 'suspend', { days: 30 });
    const end = inDays(30);
    await decideAbout(title(), 'suspend', { days: 3 });
    expect((await mara())?.suspended_until).toEqual(end);
  });

  it('that hid a player leaves them hidden while they are banned', async () => {
    await reportBoth(player(), story());
    const hidden = await decideAbout(player(), 'hide');
    const ban = await decideAbout(story(), 'ban');
    await ways.objection(hidden);
    expect(await statusOf()).toBe('hidden');
    await ways.objection(ban);
    expect(await mara()).toMatchObject({ banned_at: null, hidden_at: null });
    expect(await statusOf()).toBe('published');
  });

  it('that hides what reports had hidden in another case keeps it hidden, whatever becomes of that case', async () => {
    await reportBoth(story(), title());
    await fixture.database.execute(
      `update moderation_case set hidden_at_once = true, hidden_at = opened_at, hidden_story = $1 where kind = 'title'`,
      [fixture.storyId],
    );
    await decideAbout(story(), 'hide');
    await decideAbout(title(), 'nothing');
    expect(await statusOf()).toBe('hidden');
  });

  it('that hides a comment leaves its story to the case in which reports have hidden it', async () => {
    const id = randomUUID();
    const storyId = await makeStory(fixture.database, fixture.clock, { arena: 'fan_fic', author_id: fixture.mara.id, fandom_id: 'naruto' });
    await fixture.database.execute(
      `insert into fanfic_comment (id, story_id, author_id, body, created_at, updated_at) values ($1, $2, $3, 'A word.', $4, $4)`,
      [id, storyId, fixture.mara.id, fixture.clock.now()],
    );
    const about = { kind: 'story', id: storyId };
    await reportBoth(about, { kind: 'comment', id });
    await fixture.database.execute(
      `update moderation_case set hidden_at_once = true, hidden_at = opened_at, hidden_story = $1 where kind = 'story'`,
      [storyId],
    );
    await fixture.database.execute(`update story set status = 'hidden' where id = $1`, [storyId]);
    await decideAbout({ kind: 'comment', id }, 'hide');
    await decideAbout(about, 'nothing');
    expect(await rowsOf('select status from story where id = $1', [storyId])).toEqual([{ status: 'published' }]);
  });
});
