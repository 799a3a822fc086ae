import { href } from 'react-router';
import { type DisputeAnswer, type DisputedPart, type DisputeList, disputeAnswer, disputeList, type SentDispute } from './disputes.contract';
import { disputeTexts } from './texts';

/** A run, and the proof that this page received it. */
export interface DisputedRun {
  runId: string;
  key: string;
}

/** Files a dispute. @returns what to tell the player, also when it could not be sent. */
export async function sendDispute({ runId, key }: DisputedRun, part: DisputedPart): Promise<DisputeAnswer> {
  try {
    const response = await fetch(href('/word-games/runs/:runId/disputes', { runId }), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key, part } satisfies SentDispute),
    });
    return disputeAnswer.parse(await response.json());
  } catch {
    return { filed: false, text: disputeTexts.notSent };
  }
}

/** Fetches what can be disputed of a run that is over; undefined when it cannot be had. */
export async function fetchDisputes({ runId }: DisputedRun): Promise<DisputeList['disputes'] | undefined> {
  try {
    const response = await fetch(href('/word-games/runs/:runId/disputes', { runId }));
    return disputeList.parse(await response.json()).disputes;
  } catch {
    return undefined;
  }
}
