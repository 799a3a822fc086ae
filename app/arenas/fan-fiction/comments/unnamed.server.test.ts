import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createBlocksService } from '~/blocks/blocks.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import type { TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { createFollows } from '~/players/follows/follows.server';
import { commentsOn, type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { type Holding, makeHolding } from '../testing/held-stories';
import { formTexts } from '../texts';
import { visitorTexts } from './visitors/texts';

/** Mara has one story with her name, and two whose name a collection holds back. */
let context: TestDatabaseFixture;
let fixture: FanFixture;
let mara: Viewer;
let ivo: Viewer;
let [own, unnamed, other] = ['', '', ''];
let holding: Holding;

onFanFixture(async (made) => {
  ({ fixture, mara, ivo } = made);
  context = made;
  [own, unnamed, other] = [await fixture.publish(mara), await fixture.publish(mara), await fixture.publish(mara)];
});

const db = () => context.database.db;
const comments = () => fixture.service.comments;
const limiter = () => createRateLimiter(db(), context.clock, 'secret');
const block = (writerId: string, metAs: string | null) =>
  createBlocksService({ db: db(), clock: context.clock, limiter: limiter(), endsBetween: [] }).set(mara, writerId, 'block', metAs);

async function comment(storyId: string, text = 'A word.', by = ivo): Promise<string> {
  const id = randomUUID();
  context.clock.advance(1_000);
  await comments().post(by, { id, storyId, chapterId: undefined, text });
  return id;
}

const shown = async (storyId: string) => commentsOn(await comments().list({ storyId, viewerId: undefined })).map(({ text }) => text);

beforeEach(async () => {
  holding = await makeHolding(context, ivo);
  for (const storyId of [unnamed, other]) await holding.unname({ storyId, author: mara });
});

describe('below a story whose name is held back', () => {
  it('nobody is blocked: the block would show whose it is', async () => {
    await fixture.service.comments.letVisitors(mara, unnamed, true);
    const words = { id: randomUUID(), storyId: unnamed, chapterId: undefined, name: 'A Reader', text: 'A word.' };
    await fixture.service.visitors.post({ guestId: randomUUID(), clientAddress: '192.0.2.1' }, words);
    for (const id of [words.id, await comment(unnamed)]) {
      await expect(comments().removeAndBlock(mara, id, block)).rejects.toThrow(formTexts.blockNames);
    }
    await expect(comments().refuseAndBlock(mara, [await comment(own), words.id], block)).rejects.toThrow(formTexts.blockNames);
    const offered = async (storyId: string) =>
      commentsOn(await comments().list({ storyId, viewerId: mara.id })).map(({ may }) => may.block);
    expect([await offered(own), await offered(unnamed)]).toEqual([[true], [false, false]]);
    expect([await shown(own), await shown(unnamed)]).toEqual([['A word.'], ['A word.']]);
    expect(await db().selectFrom('player_block').select('other_id').execute()).toEqual([]);
    expect(await fixture.service.visitors.blocked(mara.id)).toEqual([]);
  });

  it('what waits is refused without a block, where a block is offered for others', async () => {
    await db().updateTable('story').set({ comment_rule: 'approved' }).where('id', 'in', [own, unnamed]).execute();
    const ids = [await comment(own), await comment(unnamed)];
    const { comments: waiting } = await fixture.service.ownComments.waiting(mara.id, null);
    expect(ids.map((id) => waiting.find((one) => one.id === id)?.mayBlock)).toEqual([true, false]);
  });

  it('what is decided about everything by one person stays at that story', async () => {
    const id = await comment(unnamed);
    for (const storyId of [own, other]) await comment(storyId);
    await comments().removeAllBy(mara, id);
    expect([await shown(own), await shown(unnamed), await shown(other)]).toEqual([['A word.'], [], ['A word.']]);
    await comments().removeAllBy(mara, await comment(own));
    expect([await shown(own), await shown(other)]).toEqual([[], ['A word.']]);
  });

  it('a visitor whom its author blocks is taken as any other', async () => {
    const visitor = { guestId: randomUUID(), clientAddress: '192.0.2.1' };
    const visit = async (storyId: string) => {
      const words = { id: randomUUID(), storyId, chapterId: undefined, name: 'A Reader', text: 'A word.' };
      await fixture.service.visitors.post(visitor, words);
      return words.id;
    };
    for (const storyId of [own, unnamed]) await comments().letVisitors(mara, storyId, true);
    await comments().removeAndBlock(mara, await visit(own), block);
    await expect(visit(own)).rejects.toThrow(visitorTexts.closed);
    await visit(unnamed);
  });

  it('whom its author follows is not shown', async () => {
    await createFollows({ db: db(), clock: context.clock, limiter: limiter() }).follow(mara, ivo.id);
    await comments().setRule(mara, unnamed, 'followed');
    await expect(comment(unnamed)).rejects.toMatchObject({ status: 403 });
  });
});

it('an author does not comment on a story that is to appear without their name', async () => {
  await holding.wait({ storyId: own, author: mara });
  await expect(comment(own, 'Mine', mara)).rejects.toThrow(formTexts.commentNames);
});
