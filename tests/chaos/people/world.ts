import type { Journal } from '../journal.ts';

/** A story that people know of. */
export interface KnownStory {
  id: string;
  authorId: string;
  arena: 'fan_fic' | 'creative_writing';
}

/** A comment that its author knows to exist. */
interface KnownComment {
  id: string;
  storyId: string;
  authorId: string;
}

/** A slow room, with those who have asked for a seat in it. */
interface KnownSlowRoom {
  address: string;
  people: string[];
}

/** What the people of a site share. */
export interface World {
  journal: Journal;
  stories: KnownStory[];
  comments: KnownComment[];
  slowRooms: KnownSlowRoom[];
}
