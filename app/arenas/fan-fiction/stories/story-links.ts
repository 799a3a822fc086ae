import { href } from 'react-router';
import { storyAddress } from '~/stories/sharing/story-address';
import type { CHANGED, CHOOSE } from '../comments/passages/passage-address';

/** What a story's page shows; part of its address, so that it needs no script and 'back' leaves it. */
export interface StoryView {
  /** Undefined: the first chapter. */
  chapter?: number | undefined;
  /** The chapters from this one on are on one page. */
  whole?: boolean | undefined;
  comments?: boolean | undefined;
  /** The comment whose box for an answer is open. */
  answer?: string | undefined;
  /** A paragraph of the chapter whose comments are shown, those that have changed, or all of them, to choose one. */
  passage?: number | typeof CHANGED | typeof CHOOSE | undefined;
  task?: StoryTask | undefined;
  /** The unpublished chapter to go on with; 'new' for another one. */
  draft?: string | undefined;
}

const storyTasks = ['add', 'edit', 'notes', 'title', 'comments', 'delete', 'delete-chapter'] as const;

/** What an author wants to do. */
export type StoryTask = (typeof storyTasks)[number];

/** The address of a story's page. */
export function storyViewAddress(storyId: string, { chapter, whole, comments, answer, passage, task, draft }: StoryView = {}): string {
  const query = new URLSearchParams();
  if (chapter !== undefined && chapter > 1) query.set('chapter', String(chapter));
  if (whole) query.set('whole', '1');
  if (comments) query.set('comments', '1');
  if (answer) query.set('answer', answer);
  if (passage !== undefined) query.set('passage', String(passage));
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
