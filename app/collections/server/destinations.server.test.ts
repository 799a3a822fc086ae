import { expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { createCollections } from '~/stories/collections/collections.server';
import { storyForReading } from '~/stories/reading/read-story.server';
import { onCollectionsFixture } from '../testing/collections-fixture';
import { texts } from '../texts';
import { createDestinations } from './destinations.server';

const fixture = onCollectionsFixture();

const later = (days: number) => new Date(fixture.clock.now().getTime() + days * DAY_MS);

it('new stories go into collections that hide something, of which one has to do with each', async () => {
  const { database, clock, shared, mara, kay } = fixture;
  const destinations = createDestinations({ db: database.db, clock, add: shared.add });
  const titles = async (player: { id: string }) => (await destinations.of(player.id)).map(({ title }) => title).sort();
  const hiding = await fixture.start({ title: 'Hiding', worksAt: later(1) });
  await fixture.start({ title: 'Open' });
  await fixture.start({ title: 'Closed', worksAt: later(2), closesAt: clock.now() });
  expect([await titles(kay), await titles(mara)]).toEqual([['Hiding'], []]);
  await createCollections({ db: database.db, clock }).follow(mara, hiding.id);
  expect(await titles(mara)).toEqual(['Hiding']);

  const fresh = { arena: 'fan_fic', fandom_id: 'naruto', status: 'draft', published_at: clock.now(), word_count: 4 } as const;
  const storyId = await fixture.write(mara, 'Frost', fresh);
  await destinations.put({ playerId: mara.id, storyId, destinationId: hiding.id });
  expect([await storyForReading(database.db, storyId, undefined), await fixture.seen(hiding)]).toEqual([undefined, []]);
  clock.advance(DAY_MS);
  expect(await titles(mara)).toEqual([]);
  await shared.turn();
  expect(await fixture.seen(hiding)).toEqual(['Frost, Mara']);
});

it('one that is not taken stays for its author alone', async () => {
  const { database, clock, shared, mara, kay } = fixture;
  const destinations = createDestinations({ db: database.db, clock, add: shared.add });
  const hiding = await fixture.start({ worksAt: later(1) });
  const storyId = await fixture.write(mara, 'Frost', { status: 'draft', word_count: 4 });
  await database.db
    .insertInto('player_block')
    .values({ player_id: kay.id, other_id: mara.id, kind: 'block', created_at: clock.now() })
    .execute();
  await expect(destinations.put({ playerId: mara.id, storyId, destinationId: hiding.id })).rejects.toMatchObject({ status: 403 });
  await expect(destinations.put({ playerId: mara.id, storyId, destinationId: storyId })).rejects.toThrow(texts.gone);
  expect(await storyForReading(database.db, storyId, kay.id)).toBeUndefined();
});
