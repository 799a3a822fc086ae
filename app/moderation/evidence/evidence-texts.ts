/** Texts of what was reported, beside how it is now. */
export const evidenceTexts = {
  title: 'What was reported',
  show: 'Show what was reported',
  reported: 'As reported',
  reportedPart: (part: string) => `${part}, as reported`,
  now: 'Now',
  partNow: (part: string) => `${part}, now`,
  deleted: 'Deleted',
  between: (count: string) => `Versions between: ${count}`,
} as const;
