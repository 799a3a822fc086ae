import { href } from 'react-router';

/** The address after a session: its story, where its title is asked for or below the draft's notice, or Creative Writing when there were no words. */
export function afterSession(storyId: string, { published, kept }: { published: boolean; kept?: boolean | undefined }): string {
  const story = href('/story/:storyId', { storyId });
  if (published) return `${story}#title-question`;
  return kept ? story : `${href('/creative-writing')}?ended=empty`;
}
