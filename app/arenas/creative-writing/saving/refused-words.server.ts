import type { BodyFault } from '~/platform/forms/body-rules';
import type { DraftAnswer, SaveAnswer } from '~/stories/saving/save.contract';

/** Words beyond any limit get the answer 'too long'; the page resends a request cut off by a bad connection. */
export function refusedWords({ status, text }: BodyFault): Response {
  if (status === 413) return Response.json({ status: 'too-long', text } satisfies SaveAnswer, { status });
  return Response.json({ status: 'refused', ...(status !== 400 && { text }) } satisfies DraftAnswer, { status });
}
