import { href } from 'react-router';

/** The address after a session: its story, or Creative Writing when there were no words to publish. */
export function afterSession(storyId: string, published: boolean): string {
  return published ? href('/story/:storyId', { storyId }) : `${href('/creative-writing')}?ended=empty`;
}
