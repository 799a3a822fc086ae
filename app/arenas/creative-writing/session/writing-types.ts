import type { StoryArena } from '~/site/arenas';
import type { Words } from '../saving/save.contract';

/** A story that another one continues, as shown to readers. */
export interface ParentStory {
  id: string;
  arena: StoryArena;
  title: string;
  author: string;
}

/** A session as its writer's page gets it. */
export interface OpenSession extends Words {
  storyId: string;
  prompt: string;
  starter: string;
  version: number;
  /** The save that the words come from. */
  saveId: string | undefined;
  /** Game time left, in ms; 0 when only words typed before the end are still taken. */
  gameMsLeft: number;
  gameSpeed: number;
  parent: ParentStory | undefined;
}

export interface StartWishes {
  prompt: string;
  /** The writer's time zone, for the date in the title; anything unknown counts as UTC. */
  timeZone: string | undefined;
  parentId: string | undefined;
}

export interface Started {
  storyId: string;
  /** The player had a session under way already; that one goes on. */
  resumed: boolean;
  /** No starter could be generated, so the default one begins the story. */
  defaultStarter: boolean;
}

export interface Draft {
  id: string;
  title: string;
  wordCount: number;
  updatedAt: Date;
}
