import { href } from 'react-router';
import { storyAddress } from '~/stories/sharing/story-address';

/** What a story's page shows; part of its address, so that it needs no script and 'back' leaves it. */
export interface StoryView {
  /** Undefined: the first chapter. */
  chapter?: number | undefined;
  comments?: boolean | undefined;
  task?: StoryTask | undefined;
  /** The unpublished chapter to go on with; 'new' for another one. */
  draft?: string | undefined;
}

const storyTasks = ['add', 'edit', 'notes', 'title', 'comments', 'delete', 'delete-chapter'] as const;

/** What an author wants to do. */
export type StoryTask = (typeof storyTasks)[number];

/** The address of a story's page. */
export function storyViewAddress(storyId: string, { chapter, comments, task, draft }: StoryView = {}): string {
  const query = new URLSearchParams();
  if (chapter !== undefined && chapter > 1) query.set('chapter', String(chapter));
  if (comments) query.set('comments', '1');
  if (task) query.set('do', task);
  if (draft) query.set('draft', draft);
  const address = storyAddress('fan_fic', storyId);
  return query.size > 0 ? `${address}?${query}` : address;
}

/** The task that an address names. */
export function storyTaskOf(text: string | null): StoryTask | undefined {
  return storyTasks.find((task) => task === text);
}

/** The address of the sign-in page that leads back to `to`. */
export function signInAddress(to: string): string {
  return `${href('/signin')}?${new URLSearchParams({ to })}`;
}
