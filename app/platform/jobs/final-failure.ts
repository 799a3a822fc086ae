/** Thrown by a job that would fail again: it has failed for good, whatever tries its queue has left. */
export class FinalFailure extends Error {
  override name = 'FinalFailure';
}
