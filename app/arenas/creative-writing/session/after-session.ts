import { href } from 'react-router';

/** Where a session leads to: its story, or back where there were no words to publish. */
export function afterSession(storyId: string, published: boolean): string {
  return published ? href('/story/:storyId', { storyId }) : `${href('/creative-writing')}?ended=empty`;
}
