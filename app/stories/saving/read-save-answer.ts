import { saveAnswer } from './save.contract';
import type { SaveOutcome } from './use-saver';

/** Reads the answer to a save. @param response undefined when there was none. */
export async function readSaveAnswer(response: Response | undefined): Promise<SaveOutcome> {
  if (!response) return { kind: 'unreachable' };
  const read = saveAnswer.safeParse(await response.json().catch(() => undefined));
  return read.success ? { kind: 'answer', answer: read.data } : { kind: 'refused' };
}
