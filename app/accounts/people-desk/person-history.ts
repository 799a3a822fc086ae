/** What moderators had to do with a person, as an administrator reads it in their record; times are ISO 8601. */
export interface PersonHistory {
  /** What was decided about them, newest first. */
  decisions: HistoryDecision[];
  /** What of theirs was reported or found, newest first. Who reported it stands in the case alone. */
  cases: HistoryCase[];
  /** What became of the reports that they sent themselves. */
  sent: { decided: number; upheld: number };
}

interface HistoryDecision {
  id: string;
  at: string;
  /** What was done, and why. */
  said: string;
  reason: string;
  /** Their objection; its outcome is undefined until it is decided. */
  objection: { words: string; outcome: string | undefined } | undefined;
}

export interface HistoryCase {
  id: string;
  /** Such as 'the story “The Ninth Gate”'. */
  subject: string;
  reasons: string[];
  state: 'open' | 'upheld' | 'dismissed';
  at: string;
  /** Where it is decided, while it is open. */
  to: string | undefined;
}
