import { href } from 'react-router';
import { type SessionState, sessionState } from '~/accounts/sessions/session-state.contract';

/** What became of this browser's session. @returns undefined where the server cannot be reached. */
export async function fetchSessionState(): Promise<SessionState | undefined> {
  try {
    const response = await fetch(href('/session-state'), { cache: 'no-store' });
    return sessionState.safeParse(await response.json()).data;
  } catch {
    return undefined;
  }
}
