import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { FanFixture } from '../testing/fan-fixture';
import { expectWithout, onPenNamePeople } from '../testing/pen-name-people';

let fixture: FanFixture;
let mara: Viewer;
let lena: Viewer;
let juniper: Viewer;
let wren: Viewer;
let storyId = '';

const { db, about, follow, takesInvitations, publish, invite, answer } = onPenNamePeople((made) => {
  ({ fixture, mara, lena, juniper, wren } = made);
});

describe('a story under a pen name that is read along', () => {
  const share = (name: string) => fixture.service.beta.share(mara, storyId, { id: randomUUID(), chapterId: undefined, days: 7, name });
  const note = (by: Viewer, chapterId: string, about: { answers: string } | { at: number; replaces: string; wording: string }) => {
    const id = randomUUID();
    return fixture.service.beta.notes.write(by, storyId, { id, chapterId, about, text: 'A word.' }).then(() => id);
  };

  it('is shared by that name, whose author answers and takes wordings under it', async () => {
    storyId = about(await publish(mara, juniper.id));
    await follow(lena, mara);
    await expect(share('Lena')).rejects.toThrow();
    await follow(lena, juniper);
    await share('Lena');
    const [chapterId = ''] = await fixture.chapterIds(storyId);
    const proposal = await note(lena, chapterId, { at: 0, replaces: 'Empty.', wording: 'Quite empty.' });
    await note(mara, chapterId, { answers: proposal });
    await fixture.service.beta.notes.take(mara, storyId, proposal);
    const seen = [
      await fixture.service.beta.works(lena),
      await fixture.service.beta.page(lena, { workId: storyId, chapterId, passage: 'all', link: undefined }),
      await db()
        .selectFrom('notice')
        .leftJoin('player', 'player.id', 'notice.actor_id')
        .selectAll('notice')
        .select('player.name')
        .where('notice.player_id', '=', lena.id)
        .execute(),
    ];
    expectWithout(seen, mara);
    expect(seen[0]).toMatchObject({ reading: [{ owner: 'Juniper Vale' }] });
    expect(seen[1]).toMatchObject({ notes: { threads: [{ answers: [{ author: 'Juniper Vale', isByOwner: true }] }] } });
    expect(await fixture.service.beta.works(mara)).toMatchObject({ own: [{ id: storyId }] });
  });

  it('shows the note of a co-author under theirs, and what they wrote before by another name as a reader’s', async () => {
    storyId = about(await publish(mara, juniper.id));
    await takesInvitations(wren);
    await follow(lena, juniper);
    await share('Lena');
    const [chapterId = ''] = await fixture.chapterIds(storyId);
    const before = await note(lena, chapterId, { at: 0, replaces: 'Empty.', wording: 'Quite empty.' });
    await invite(mara, 'Wren');
    await answer(lena, wren.id);
    await note(lena, chapterId, { answers: before });
    const shown = await fixture.service.beta.page(mara, { workId: storyId, chapterId, passage: 'all', link: undefined });
    expect(shown).toMatchObject({
      notes: { threads: [{ note: { author: 'Lena', isByOwner: false }, answers: [{ author: 'Wren', isByOwner: true }] }] },
    });
  });
});
