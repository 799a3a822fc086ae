import { SECOND_MS } from '~/platform/clock/durations';
import { preparedWork } from '~/platform/threads/prepared-work.server';
import { peoplesPool, workIn } from '~/platform/threads/work-pool.server';
import { isLongToParse } from '~/stories/reading/text/load-blocks.server';
import { type SourceParagraph, sourceParagraphs } from './source-paragraphs';
import type * as program from './source-thread.server';
import threadAddress from './source-thread.server.ts?thread';

/** What `sourceParagraphs` has of a text. The page on which a wording is proposed or taken prepares it. */
export const sourceOfText = preparedWork<string, SourceParagraph[] | undefined>({
  thread: workIn<typeof program>(peoplesPool, threadAddress, {
    ...{ limitMs: 10 * SECOND_MS, busy: 'Too many long texts are being read' },
  }),
  here: sourceParagraphs,
  isHeavy: isLongToParse,
  keyOf: (body) => body,
});
