import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsJson } from '~/platform/forms/accepts.server';
import type { BodyFault } from '~/platform/forms/body-rules';
import { Refusal } from '~/platform/forms/refusal';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { nameInFandomId } from '~/site/named-fandom';
import { answerStatus, type SaveAnswer } from '~/stories/saving/save.contract';
import { fanFictionContext } from '../fan-fiction.server';
import { findFandom } from '../fandoms/fandom-registry';
import { HELD } from '../holds/hold';
import type { Route } from './+types/draft.route';
import { DRAFT_BYTES, sentDraft } from './draft.contract';

/** Words beyond any limit get the answer 'too-long'; the page resends a request cut off by a bad connection. */
const refused = ({ status, text }: BodyFault) =>
  Response.json(status === 413 ? ({ status: 'too-long', text } satisfies SaveAnswer) : { status: 'refused' }, { status });

/** Keeps the words of a chapter being written. @see docs/product/fan-fiction.md */
export const action = acceptsJson(
  { schema: sentDraft, maxBytes: DRAFT_BYTES, refused },
  async ({ params, context }: Route.ActionArgs, sent): Promise<Response> => {
    const player = knownPlayer(context);
    if (player?.id !== sent.writerId) return Response.json({ status: 'signed-out' } satisfies SaveAnswer, { status: 401 });
    const isNowhere = 'fandomId' in sent.place && !findFandom(sent.place.fandomId) && nameInFandomId(sent.place.fandomId) === undefined;
    try {
      const { drafts } = context.get(fanFictionContext);
      const answer = isNowhere ? ({ status: 'gone' } as const) : await drafts.keep(player, params.draftId, sent);
      return Response.json(answer, { status: answer.status === 'held' ? HELD : answerStatus[answer.status] });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json({ status: 'refused' }, refusedInit(error));
    }
  },
);
