import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { TestClock } from '~/platform/testing/test-clock';
import { createReach } from '~/stories/reach/reach.server';
import { orphanFanStory } from '../stories/orphan-story.server';
import type { FanFixture } from '../testing/fan-fixture';
import { onJointStory } from '../testing/joint-story';

let fixture: FanFixture;
let database: OpenDatabase;
let clock: TestClock;
let mara: Viewer;
let ivo: Viewer;
let lena: Viewer;
let storyId: string;

const { service, coAuthors, read, about, join, author, told, published, onPageOf, chapter, draft } = onJointStory((made) => {
  ({ fixture, database, clock, mara, ivo, lena, storyId } = made);
});

describe('leaving', () => {
  beforeEach(() => join(ivo, lena));

  it('keeps the name, or takes it off; the story stays with the others', async () => {
    await chapter(ivo);
    await coAuthors().leave(mara, storyId, true);
    expect(await author()).toBe('Mara, Ivo and Lena');
    await expect(chapter(mara)).rejects.toThrow();
  });

  it('keeps the name of one who has published nothing of it, for whom the story counts until it is gone', async () => {
    await coAuthors().leave(ivo, storyId, true);
    await coAuthors().leave(lena, storyId, false);
    expect(await author()).toBe('Mara and Ivo');
    expect([await published(ivo), await onPageOf(ivo)]).toEqual([1, [storyId]]);
    await service().stories.delete(mara, storyId);
    expect([await published(mara), await published(ivo), await published(lena)]).toEqual([0, 0, 0]);
  });

  it('for good, as the last one, takes the name off beside those that were kept', async () => {
    await coAuthors().leave(ivo, storyId, true);
    await coAuthors().leave(lena, storyId, false);
    const reach = createReach({ db: database.db, clock, progress: fixture.progress, orphanings: [orphanFanStory] });
    await reach.orphan({ storyId, playerId: mara.id });
    expect([await author(), await published(mara), await published(ivo)]).toEqual(['Anonymous and Ivo', 0, 1]);
  });

  it('takes the name off everywhere, where that is wished', async () => {
    await coAuthors().leave(mara, storyId, false);
    expect(await author()).toBe('Anonymous, Ivo and Lena');
    expect(await onPageOf(mara)).toEqual([]);
    expect(await published(mara)).toBe(0);
    await expect(chapter(mara)).rejects.toThrow();
    await chapter(ivo);
    expect(await told(lena)).toContain('co-author');
    await expect(coAuthors().leave(mara, storyId, false)).rejects.toThrow();
  });

  it('takes nothing along that one keeps of another story with the same people', async () => {
    const left = storyId;
    storyId = about(await fixture.publish(mara));
    await join(ivo);
    const id = randomUUID();
    await draft(ivo, id, 'Of the other story.');
    await coAuthors().leave(ivo, left, true);
    expect((await database.execute('select player_id from chapter_draft where id = $1', [id])).rows).toEqual([{ player_id: ivo.id }]);
  });

  it('leaves one alone as its only author', async () => {
    await coAuthors().leave(ivo, storyId, false);
    await coAuthors().leave(lena, storyId, false);
    expect(await author()).toBe('Mara');
    await service().stories.delete(mara, storyId);
    expect(await read(mara)).toBeUndefined();
  });
});
