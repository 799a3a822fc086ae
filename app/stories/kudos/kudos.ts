/** The kudos of a story. */
export interface StoryKudos {
  /** From people with an account. */
  people: number;
  /** From visitors, once a browser. */
  visitors: number;
  /** Whether this person has left some. */
  own: boolean;
}

/** What became of kudos that were sent without script, as the address of the story's page says it. */
const outcomes = ['given', 'taken', 'refused', 'too-many'] as const;
export type KudosOutcome = (typeof outcomes)[number];

/** @param said the query parameter `kudos`. */
export function kudosOutcome(said: string | null): KudosOutcome | undefined {
  return outcomes.find((outcome) => outcome === said);
}

/** The server's answer to a page with script. */
export interface KudosAnswer {
  /** Whether this person's kudos are there now. */
  given: boolean;
  /** Why nothing has changed. */
  problem?: string;
}
