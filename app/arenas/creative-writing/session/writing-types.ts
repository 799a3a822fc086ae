import type { StoryArena } from '~/site/arenas';
import type { StoryContent } from '~/stories/content-rating/content-rating';
import type { Words } from '~/stories/saving/save.contract';
import type { Goal } from '../goal/goal';

/** The story that another one continues, as shown to readers. */
export interface ParentStory {
  id: string;
  arena: StoryArena;
  title: string;
  author: string;
  /** Its last paragraph; '' if it has no words. */
  ending: string;
  /** Its last paragraphs, of which `ending` is the last. */
  closing: string[];
}

/** A session, as sent to its writer's page. */
export interface OpenSession extends Words {
  storyId: string;
  prompt: string;
  /** The words that the story begins with; '' when its writer wanted none. */
  starter: string;
  /** Its rating and warnings so far. */
  content: StoryContent;
  version: number;
  /** The save that the words come from. */
  saveId: string | undefined;
  /** When they were saved, in ms since 1970. */
  savedAt: number;
  /** Game time left, in ms; 0 when only words typed before the end are still accepted. */
  gameMsLeft: number;
  gameSpeed: number;
  /** Length of the session, in seconds of game time. */
  seconds: number;
  parent: ParentStory | undefined;
  /** Whether its writer wanted the session recorded. */
  recorded: boolean;
  /** What its writer has set themselves. */
  goal: Goal | undefined;
}

export interface StartWishes {
  prompt: string;
  /** The writer's time zone, for the date in the title; an unknown one counts as UTC. */
  timeZone: string | undefined;
  parentId: string | undefined;
  /** The key of the opener to begin with, `OWN_BEGINNING` for none, or nothing for a story starter. */
  beginning?: string | undefined;
  /** Whether to record how the text comes about. */
  record?: boolean;
}

export interface Started {
  storyId: string;
  /** Whether the player already had an open session, which continues. */
  resumed: boolean;
  /** Whether the story starts with the default starter, because none could be generated. */
  defaultStarter: boolean;
}

export interface Draft {
  id: string;
  title: string;
  wordCount: number;
  updatedAt: Date;
}
