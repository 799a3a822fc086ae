import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { DAY_MS, MINUTE_MS } from '~/platform/clock/durations';
import type { TargetName } from '~/platform/feature/reportable';
import { whileWaiting } from '~/platform/testing/database/while-waiting';
import { makePenName } from '~/platform/testing/make-player';
import { hideStory } from '~/stories/own/hide-story.server';
import { makeStory, weaveStory } from '~/stories/testing/make-story';
import { returnHidden } from '../hiding/return-hidden.server';
import { makeKnownPlayer, makeSettledPlayer } from '../testing/make-known-player';
import { openModerationFixture } from '../testing/moderation-fixture';
import { testTargets } from '../testing/test-targets';
import { holdDecisionsAbout } from './in-force.server';
import type { Measure } from './measures';

const fixture = openModerationFixture();
const { report, story, decide, statusOf, rowsOf } = fixture;
const title = () => ({ kind: 'title', id: fixture.storyId });

/** Whose reports are trusted. */
let kit: Viewer;
/** Whose grave reports put a door. */
let lou: Viewer;
beforeEach(async () => {
  const { database, clock } = fixture;
  kit = await makeKnownPlayer(database, clock, 'Kit');
  lou = await makeSettledPlayer(database, clock, 'Lou');
});

async function caseAbout({ kind, id }: TargetName, urgent = false): Promise<string> {
  const [open] = await rowsOf(
    'select id from moderation_case where kind = $1 and thing_id = $2 and (urgency = 2) = $3 and closed_at is null',
    [kind, id, urgent],
  );
  return String(open?.id);
}

/** Decides the case about a thing, at a time of its own. @returns the decision's id. */
async function decideAbout(thing: TargetName, measure: Measure): Promise<string> {
  fixture.clock.advance(1);
  return (await decide(measure, { caseId: await caseAbout(thing) })).decisionId ?? '';
}
const undo = (decisionId: string) => fixture.moderation.undo(fixture.mod, [decisionId]);

/** Lets some days pass, and what reports had hidden come back. */
async function pass(days: number): Promise<number> {
  const { database, clock, log } = fixture;
  clock.advance(days * DAY_MS);
  return returnHidden({ db: database.db, clock, targets: testTargets, copyHidings: async () => undefined, log });
}

/** Lets a reader open the door before Mara's story, so that they can report it. */
const openDoor = (by: Viewer) =>
  fixture.database.execute('insert into opened_door (story_id, player_id, opened_at) values ($1, $2, $3)', [
    ...[fixture.storyId, by.id, fixture.clock.now()],
  ]);

describe('what reports had hidden in another case', () => {
  it('does not come back by itself once a decision about a part of it hides it, but with that decision', async () => {
    await report(title());
    await report(story(), 'spam', kit);
    const hidden = await decideAbout(title(), 'hide');
    expect(await pass(1)).toBe(0);
    expect(await statusOf()).toBe('hidden');
    await fixture.moderation.object(fixture.mara, { decisionId: hidden, objection: 'It is a quotation.' });
    await decide('reverse', { caseId: await caseAbout({ kind: 'decision', id: hidden }) }, fixture.ada);
    expect(await statusOf()).toBe('published');
  });

  it('does not come back by itself once it is taken down as a copy', async () => {
    const complaint = { work: 'The Gate.', passages: '', name: 'Lou', onBehalf: '', signature: 'Lou', email: undefined };
    await fixture.moderation.complain({ playerId: lou.id, clientAddress: '192.0.2.1' }, story(), {
      ...complaint,
      faith: 'on',
      truth: 'on',
    });
    await report(story(), 'spam', kit);
    const [copyright] = await rowsOf(`select id from moderation_case where kind = 'copyright'`);
    await decide('take-down', { caseId: String(copyright?.id) });
    expect(await pass(1)).toBe(0);
    expect(await statusOf()).toBe('hidden');
  });

  it('stays hidden until an administrator has decided, whatever a moderator decides and takes back in the other case', async () => {
    await report(story(), 'threat', lou);
    await openDoor(kit);
    await report(story(), 'children', kit);
    await undo(await decideAbout(story(), 'hide'));
    expect(await statusOf()).toBe('hidden');
    await decide('nothing', { caseId: await caseAbout(story(), true) }, fixture.ada);
    expect(await statusOf()).toBe('published');
  });

  it('stays hidden as harm to children when the time of a door is over that another case put before its title', async () => {
    await report(title(), 'threat', lou);
    await openDoor(kit);
    await report(story(), 'children', kit);
    expect(await pass(3)).toBe(0);
    expect(await statusOf()).toBe('hidden');
  });
});

it('a second grave report behind a door keeps it there when the first is nothing', async () => {
  await report(title(), 'threat', lou);
  await openDoor(fixture.ada);
  const max = await makeSettledPlayer(fixture.database, fixture.clock, 'Max');
  await openDoor(max);
  await report(story(), 'threat', max);
  await decideAbout(title(), 'nothing');
  expect(await statusOf()).toBe('behind_door');
  await decideAbout(story(), 'nothing');
  expect(await statusOf()).toBe('published');
});

describe('what is hidden alone', () => {
  const comment = async (storyId: string, visitor: string | null) => {
    const id = randomUUID();
    await fixture.database.execute(
      `insert into fanfic_comment (id, story_id, author_id, visitor_name, body, created_at, updated_at) values ($1, $2, $3, $4, 'A word.', $5, $5)`,
      [id, storyId, visitor === null ? fixture.ivo.id : null, visitor, fixture.clock.now()],
    );
    return { kind: 'comment', id };
  };
  const fanfic = () =>
    makeStory(fixture.database, fixture.clock, { arena: 'fan_fic', author_id: fixture.mara.id, fandom_id: 'naruto', status: 'published' });

  it('comes back although its story is hidden', async () => {
    const storyId = await fanfic();
    const said = await comment(storyId, null);
    await report({ kind: 'story', id: storyId });
    await report(said, 'spam', kit);
    await decideAbout({ kind: 'story', id: storyId }, 'hide');
    expect(await pass(1)).toBe(1);
    expect(await rowsOf('select hidden_at from fanfic_comment where id = $1', [said.id])).toEqual([{ hidden_at: null }]);
  });

  it('is nothing that those who wrote its story are told of', async () => {
    const said = await comment(await fanfic(), 'A Visitor');
    await report(said, 'spam', kit);
    expect(await rowsOf('select hidden_at_once from moderation_case where kind = $1', ['comment'])).toEqual([{ hidden_at_once: true }]);
    expect(await fixture.moderation.decisionsAbout(fixture.mara.id)).toEqual([]);
  });
});

it('two chapters of a work that is not published are hidden with it, until the last decision about either is taken back', async () => {
  const { database, clock, mara, ivo } = fixture;
  const [first, second] = [randomUUID(), randomUUID()];
  for (const [id, beginsWith] of [[first, null] as const, [second, first] as const]) {
    await database.execute(
      `insert into chapter_draft (id, player_id, fandom_id, begins_with, title, body, word_count, version, created_at, updated_at)
       values ($1, $2, 'naruto', $3, 'One', 'Words.', 1, 1, $4, $4)`,
      [id, mara.id, beginsWith, clock.now()],
    );
  }
  await database.execute(`insert into beta_share (id, owner_id, work_id, created_at, ends_at) values ($1, $2, $3, $4, $4)`, [
    ...[randomUUID(), mara.id, first, clock.now()],
  ]);
  const chapters = [first, second].map((id) => ({ kind: 'beta-text', id }));
  for (const chapter of chapters) await report(chapter, 'spam', ivo);
  const decisions: string[] = [];
  for (const chapter of chapters) decisions.push(await decideAbout(chapter, 'hide'));
  const isShared = async () => (await rowsOf('select hidden_at is null as shared from beta_share'))[0]?.shared;
  await undo(decisions[0] ?? '');
  expect(await isShared()).toBe(false);
  await undo(decisions[1] ?? '');
  expect(await isShared()).toBe(true);
});

describe('a pen name that is hidden while its account is banned', () => {
  it.each([
    ['stays hidden after the ban', ['ban', 'pen'], [true, false]],
    ['comes back with the account where its own decision is taken back first', ['pen', 'ban'], [true, false]],
  ] as const)('%s', async (_, order, hidden) => {
    const { database, clock, mara } = fixture;
    const pen = await makePenName(database, clock, mara.id, 'A Pen');
    await report(story());
    await report({ kind: 'player', id: pen.id });
    const decisions = { ban: await decideAbout(story(), 'ban'), pen: await decideAbout({ kind: 'player', id: pen.id }, 'hide') };
    const isHidden = async () => (await rowsOf('select hidden_at is not null as hidden from player where id = $1', [pen.id]))[0]?.hidden;
    const after: unknown[] = [];
    for (const one of order) {
      await undo(decisions[one]);
      after.push(await isHidden());
    }
    expect(after).toEqual(hidden);
  });
});

it('a door before a person whose time ends while they are banned goes with the ban', async () => {
  const { mara } = fixture;
  const doorOf = async () => (await rowsOf('select door_about from player where id = $1', [mara.id]))[0]?.door_about;
  await report({ kind: 'player', id: mara.id }, 'threat', lou);
  expect(await doorOf()).toBe('threat');
  fixture.clock.advance(3 * DAY_MS - 5 * MINUTE_MS);
  await report(story());
  const ban = await decideAbout(story(), 'ban');
  fixture.clock.advance(6 * MINUTE_MS);
  await pass(0);
  await undo(ban);
  expect(await doorOf()).toBeNull();
});

it('a decision about a story by several knows of one about a part of it that is made at the same time', async () => {
  const { database, mara, ivo } = fixture;
  const id = await weaveStory(database, fixture.clock, [mara.id, ivo.id], { title: 'Woven' });
  await report({ kind: 'story', id });
  const caseId = await caseAbout({ kind: 'story', id });
  const part = { about_id: mara.id, kind: 'passage', thing_id: `${randomUUID()}.1`, story_id: id };
  const { decisionId } = await whileWaiting(database, {
    async first(trx) {
      await holdDecisionsAbout(trx, part);
      await trx
        .insertInto('moderation_decision')
        .values({
          ...{
            id: randomUUID(),
            case_id: null,
            moderator_id: fixture.ada.id,
            label: 'passage',
            action: 'hide',
            basis: 'rules',
            until: null,
          },
          ...{ reason: '', before: JSON.stringify({ hidden: true }), made_at: fixture.clock.now(), ...part },
        })
        .execute();
      await hideStory(trx, id, true);
    },
    other: () => decide('hide', { caseId }),
  });
  expect(await rowsOf('select before from moderation_decision where id = $1', [decisionId])).toEqual([{ before: { hidden: true } }]);
});
