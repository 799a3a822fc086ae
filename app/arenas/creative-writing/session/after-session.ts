import { href } from 'react-router';

/** The address after a session: its story, published or kept as a draft, or Creative Writing when there were no words. */
export function afterSession(storyId: string, { published, kept }: { published: boolean; kept?: boolean | undefined }): string {
  return published || kept ? href('/story/:storyId', { storyId }) : `${href('/creative-writing')}?ended=empty`;
}
