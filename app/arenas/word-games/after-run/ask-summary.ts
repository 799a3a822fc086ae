import { href } from 'react-router';
import type { RunView } from '../referee/referee-types';
import { type AskedSummary, type RunSummary, runSummary } from './run-summary.contract';

/** Fetches what a run that is over was; undefined when it cannot be had. */
export async function askSummary({ runId, key }: Pick<RunView, 'runId' | 'key'>): Promise<RunSummary | undefined> {
  try {
    const response = await fetch(href('/word-games/runs/:runId/summary', { runId }), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key } satisfies AskedSummary),
    });
    return runSummary.safeParse(await response.json()).data;
  } catch {
    return undefined;
  }
}
