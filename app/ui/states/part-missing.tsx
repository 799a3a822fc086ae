/** In place of a part of a page whose script could not be loaded. */
function PartMissing() {
  return <p>This could not be loaded. Please reload the page.</p>;
}

/** Ends a lazy import, so that a part that cannot be loaded takes no more than its own place. */
export const orMissing = () => ({ default: PartMissing });
