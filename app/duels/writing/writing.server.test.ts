import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';
import { onDuelFixture, someWords } from '../testing/duel-fixture';

const site = onDuelFixture();
const card = 'ferry';

describe('the desk', () => {
  it('keeps earlier versions, brings one back while there is time, and shows them to nobody else', async () => {
    const [ada, ben] = await site.people('Ada', 'Ben');
    if (!ada || !ben) throw new Error('Nobody is there.');
    const { draw } = await site.duels.page(ada);
    const textId = await site.duels.start(ada, { card: draw.cards[0]?.id ?? '', sprint: undefined });
    const long = someWords('first');
    let version = 1;
    for (const body of [long, 'Nothing is left of it.']) {
      site.clock.advance(HOUR_MS);
      const saved = await site.duels.saveWords(ada, textId, {
        ...{ purpose: 'save', title: 'A Text', body, baseVersion: version, saveId: `00000000-0000-4000-8000-00000000000${version}` },
      });
      version = saved.status === 'saved' ? saved.version : version;
    }
    const history = await site.duels.history(ada, textId, new URLSearchParams());
    const versionId = history?.versions.find(({ words }) => words > 20)?.id ?? '';
    expect(await site.duels.history(ben, textId, new URLSearchParams())).toBeUndefined();
    await expect(site.duels.bringBack(ben, { textId, versionId })).rejects.toThrow();
    await site.duels.bringBack(ada, { textId, versionId });
    expect((await site.duels.deskText(ada, textId))?.body).toBe(long);
    site.clock.advance(DAY_MS);
    await expect(site.duels.bringBack(ada, { textId, versionId })).rejects.toThrow();
  });
});

describe('handing in', () => {
  it('asks for the words of the card, and for a text that stands nowhere else', async () => {
    const [ada, ben] = await site.people('Ada', 'Ben');
    if (!ada || !ben) throw new Error('Nobody is there.');
    await expect(site.handIn(ada, { card, body: 'Too short.' })).rejects.toThrow(/at least 20 words/);
    const { writing } = await site.duels.page(ada);
    await site.duels.withdraw(ada, writing?.id ?? '');
    await site.handIn(ada, { card, body: someWords('nobody') });
    await expect(site.handIn(ben, { card, body: `Once more: ${someWords('nobody')}` })).rejects.toThrow(/elsewhere/);
  });

  it('points out the writer’s own name', async () => {
    const ada = await site.person('Ada Lovelace');
    const { draw } = await site.duels.page(ada);
    const textId = await site.duels.start(ada, { card: draw.cards[0]?.id ?? '', sprint: undefined });
    const words = { title: 'A letter', body: 'Yours, Ada.' };
    await site.duels.saveWords(ada, textId, { ...words, purpose: 'save', saveId: crypto.randomUUID(), baseVersion: 1 });
    expect((await site.duels.deskText(ada, textId))?.ownName).toEqual(['Ada']);
  });

  it('that does not come in time leaves a draft', async () => {
    const ada = await site.person('Ada');
    const { draw } = await site.duels.page(ada);
    const textId = await site.duels.start(ada, { card: draw.cards[0]?.id ?? '', sprint: 15 });
    const words = { title: 'Late', body: someWords('late') };
    await site.duels.saveWords(ada, textId, { ...words, purpose: 'save', saveId: crypto.randomUUID(), baseVersion: 1 });
    site.clock.advance(15 * MINUTE_MS + 30_000);
    const after = { ...words, body: 'Too late.', purpose: 'save' as const, saveId: crypto.randomUUID(), baseVersion: 2 };
    expect(await site.duels.saveWords(ada, textId, { ...after, body: `${words.body} In time.` })).toMatchObject({ status: 'finished' });
    site.clock.advance(2 * MINUTE_MS);
    expect(await site.duels.saveWords(ada, textId, { ...after, baseVersion: 3 })).toEqual({ status: 'late' });
    await site.turn(HOUR_MS);
    expect((await site.duels.page(ada)).writing).toBeUndefined();
    const { rows } = await site.database.execute(`select title, status, author_id from story`);
    expect(rows).toEqual([{ title: 'Late', status: 'draft', author_id: ada.id }]);
  });
});
