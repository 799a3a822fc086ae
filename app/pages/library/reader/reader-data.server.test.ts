import { expect, it } from 'vitest';
import type { StoryForReading } from '~/stories/reading/read-story.server';
import { readerData } from './reader-data.server';

/** A poem that its author took back, with what its page needs to say so. */
const takenBack = {
  ...{ id: 'poem', arena: 'creative_writing', status: 'draft', takenBack: true, heldBack: false, membersOnly: false },
  ...{ title: 'Tides', author: 'Mara', authorId: 'mara', coAuthorIds: [], weaverIds: [], writers: [], starter: '', body: 'Words.' },
  ...{ date: new Date(0), content: { rating: 'general', warnings: [] }, appendages: [], siblings: [], moreByAuthor: [], parent: undefined },
} as unknown as StoryForReading;

const said = (story: Partial<StoryForReading>) =>
  readerData({ ...takenBack, ...story }, undefined, { parts: [], beginnings: [], paragraphs: [] } as unknown as Parameters<
    typeof readerData
  >[2]).takenBack;

it('says of a story that is taken back that only its author sees it, or those who write it together', () => {
  expect(said({})).toContain('only you can see it');
  expect(said({ coAuthorIds: ['mara', 'ivo'] })).toContain('only those who write it can see it');
  expect(said({ arena: 'story_weave' })).toContain('only those who write it can see it');
  expect(said({ takenBack: false })).toBeUndefined();
});
