import { href } from 'react-router';
import { originOf } from './origin';

/**
 * Reports to the server that a story was opened, and from where its reader came.
 * @param chapterId in fan fiction, the chapter that is shown.
 */
export function sendRead(storyId: string, chapterId?: string): void {
  const [load] = performance.getEntriesByType('navigation');
  const from = originOf({
    // Another page was loaded, and the story opened from there.
    isTurned: load !== undefined && !load.name.includes(storyId),
    fragment: location.hash,
    referrer: document.referrer,
    host: location.host,
  });
  if (chapterId === undefined) navigator.sendBeacon(href('/story/:storyId/read', { storyId }), new URLSearchParams({ from }));
  else sendOfChapter(storyId, { intent: 'read', chapter: chapterId, from });
}

/** Reports that a reader of a story has come to a chapter of it. */
export function sendTurned(storyId: string, chapterId: string): void {
  sendOfChapter(storyId, { intent: 'turned', chapter: chapterId });
}

function sendOfChapter(storyId: string, body: Record<string, string>): void {
  navigator.sendBeacon(href('/fan-fiction/story/:storyId/reading', { storyId }), new URLSearchParams(body));
}
