import type { Journal } from '../journal.ts';
import type { ChaosPerson } from './person.ts';
import type { TablePhases } from './table-phases.ts';

/** A story that people know of. */
export interface KnownStory {
  id: string;
  authorId: string;
  arena: 'fan_fic' | 'creative_writing';
  /** The words of its first chapter; undefined where they are not known. */
  words?: string;
  /** Who else writes it, and who reads it along. */
  joint?: { otherId: string; betaId: string };
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

/** A room of battle rounds or Fold, in which several people play. */
export interface KnownTable {
  roomId: string;
  format: 'battle' | 'fold';
}

/** What the people of a site share. */
export interface World {
  journal: Journal;
  people: ChaosPerson[];
  stories: KnownStory[];
  comments: KnownComment[];
  slowRooms: KnownSlowRoom[];
  /** The game that is on; undefined between two. */
  table: KnownTable | undefined;
  tableIsOpening: boolean;
  /** The room of words that is on; undefined between two. */
  wordRoom: string | undefined;
  wordRoomIsOpening: boolean;
  /** How many games at tables there were. */
  tables: number;
  phases: TablePhases;
}
