import { PART_MISSING } from '../texts';

/** In place of a part of a page whose script could not be loaded. */
function PartMissing() {
  return <p>{PART_MISSING}</p>;
}

/** Ends a lazy import, so that a part that cannot be loaded takes no more than its own place. */
export const orMissing = () => ({ default: PartMissing });
