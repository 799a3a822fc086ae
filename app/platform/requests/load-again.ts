import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For a route whose action answers 409 where something else was saved meanwhile: the page loads it, and shows it beside what was sent. */
export function loadsAgainOnConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
