import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For a page that has the run it started and follows it move by move: what it sends loads nothing again. */
export function keepsRun({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate;
}
