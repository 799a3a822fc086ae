import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsJson } from '~/platform/forms/accepts.server';
import type { BodyFault } from '~/platform/forms/body-rules';
import { Refusal } from '~/platform/forms/refusal';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { fanFictionContext } from '../../fan-fiction.server';
import type { Route } from './+types/imports.route';
import { IMPORT_BYTES, type ImportAnswer, sentImport } from './backlist.contract';
import { backlistTexts as texts } from './texts';

const refused = ({ status, text }: BodyFault) => Response.json({ status: 'refused', text } satisfies ImportAnswer, { status });

/** Takes a work that a player brings from elsewhere, in pieces. @see docs/product/importing.md */
export const action = acceptsJson(
  { schema: sentImport, maxBytes: IMPORT_BYTES, refused },
  async ({ params: { workId }, context }: Route.ActionArgs, sent): Promise<Response> => {
    const player = knownPlayer(context);
    if (player?.id !== sent.writerId) return Response.json({ status: 'signed-out' } satisfies ImportAnswer, { status: 401 });
    const { backlist } = context.get(fanFictionContext);
    const take = async (): Promise<ImportAnswer> => {
      if (sent.kind === 'look') return { status: 'known', known: await backlist.look(player, sent.works) };
      if (sent.kind === 'chapters') return { status: (await backlist.add(player, workId, sent)) ? 'story' : 'kept' };
      await backlist.begin(player, workId, sent);
      return { status: 'kept' };
    };
    try {
      return Response.json(await take());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json({ status: 'refused', text: error.message || texts.notSent } satisfies ImportAnswer, refusedInit(error));
    }
  },
);
