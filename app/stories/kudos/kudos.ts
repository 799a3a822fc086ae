/** The kudos of a story. */
export interface StoryKudos {
  /** From people with an account. */
  people: number;
  /** From visitors, once a browser. */
  visitors: number;
  /** Whether this person has left some. */
  own: boolean;
}

/** What became of kudos that were sent without script. */
export interface ShownOutcome {
  /** Whether they are there now. */
  given: boolean;
  text: string;
}

/** The server's answer to a page with script. */
export interface KudosAnswer {
  /** Whether this person's kudos are there now. */
  given: boolean;
  /** Why nothing has changed. */
  problem?: string;
}
