import { href } from 'react-router';
import { fetchJson } from '~/platform/requests/fetch-json';
import { sayUnsent } from '~/platform/requests/unsent';
import type { CommentAnswer } from '../comment.contract';

/** Sends a form about a comment. @returns undefined when no answer could be read; a person who wrote words is told so. */
export async function sendComment(storyId: string, fields: Record<string, string>): Promise<CommentAnswer | undefined> {
  const address = href('/fan-fiction/story/:storyId/comments', { storyId });
  const answer = await fetchJson(address, loadContract, { method: 'POST', body: new URLSearchParams(fields) });
  if (!answer && fields.text !== undefined) void sayUnsent();
  return answer;
}

const loadContract = async () => (await import('../comment.contract')).commentAnswer;
