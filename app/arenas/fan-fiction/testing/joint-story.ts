import { randomUUID } from 'node:crypto';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { listStories } from '~/stories/listing/list-stories.server';
import { type FanFixture, onFanFixture } from './fan-fixture';

/** A story of Mara's, whom Ivo and Lena follow. */
interface JointStory extends TestDatabaseFixture {
  fixture: FanFixture;
  mara: Viewer;
  ivo: Viewer;
  lena: Viewer;
  storyId: string;
}

/**
 * Publishes a story of Mara's before every test of a file.
 * @returns what people do about it, and what they see.
 */
export function onJointStory(setUp: (made: JointStory) => void) {
  let made: JointStory;
  onFanFixture(async (context) => {
    const lena = await makePlayer(context.database, context.clock, 'Lena');
    made = { ...context, lena, storyId: await context.fixture.publish(context.mara) };
    for (const who of [made.ivo, lena]) await follow(who, made.mara);
    setUp(made);
  });

  const service = () => made.fixture.service;
  const coAuthors = () => service().coAuthors;
  const rowsOf = async (statement: string, id: string) => (await made.database.execute(statement, [id])).rows;
  const follow = (who: Viewer, whom: Viewer) =>
    made.database.execute('insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, now())', [who.id, whom.id]);
  const read = (viewer?: Viewer) => service().reading.story({ storyId: made.storyId, chapterNumber: 1, viewerId: viewer?.id });

  return {
    service,
    coAuthors,
    follow,
    read,
    /** From now on it is about another story. @returns its id. */
    about: (storyId: string) => {
      made.storyId = storyId;
      return storyId;
    },
    /** Mara invites people, who accept. */
    join: async (...people: readonly Viewer[]) => {
      for (const person of people) {
        await coAuthors().invite(made.mara, made.storyId, person.name);
        made.clock.advance(1000);
        await coAuthors().answer(person, made.storyId, { nameId: person.id, accepts: true });
      }
    },
    author: async () => (await read())?.author,
    view: async (who: Viewer) => (await coAuthors().page(who, made.storyId))?.view,
    told: async ({ id }: Viewer) =>
      (await rowsOf('select kind from notice where player_id = $1 order by kind', id)).map(({ kind }) => kind),
    published: async ({ id }: Viewer) =>
      Number((await rowsOf('select stories_published from player_progress where player_id = $1', id))[0]?.stories_published ?? 0),
    onPageOf: async ({ id }: Viewer) =>
      (await listStories(made.database.db, { sort: 'latest', authorId: id })).cards.map((card) => card.id),
    chapter: (by: Viewer, title = 'The Quay', content = 'A second chapter.') =>
      service().chapters.add(by, made.storyId, { id: randomUUID(), title, content }),
    draft: (by: Viewer, id: string, body: string, baseVersion = 0) =>
      service().drafts.keep(by, id, {
        ...{ writerId: by.id, saveId: randomUUID(), title: 'The Quay', body, baseVersion },
        place: { kind: 'chapter', storyId: made.storyId },
      }),
  };
}
