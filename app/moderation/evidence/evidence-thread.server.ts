import { compareEvidence, type EvidenceVersion } from './evidence';

// Compares the long versions that a case keeps in a thread.

export const work = (versions: readonly EvidenceVersion[]) => compareEvidence(versions);
