/** How people say that their story is over. */
const endings: readonly RegExp[] = [
  // The end. (THE END!) Fin.
  /(?:^|[.!?…]["”’)]*\s+|\n)["“(*~–—\s-]*(?:and )?(?:that(?:[’']s| is| was) )?(?:the (?:very )?end|fin|finis)[\s.!…"”’)*~–—-]*$/iu,
  /\b(?:happily|happy) ever after\b[^.!?]*[.!…"”’)]*$/iu,
  // And that is how our story ends; it was the end of the tale.
  /\b(?:how|where) (?:the|our|my|this) (?:story|tale) (?:ends|ended)\b[^.!?]*[.!…"”’)]*$/iu,
  /\bthe end of (?:the|our|my|this) (?:story|tale)\b[^.!?]*[.!…"”’)]*$/iu,
];

/** Whether a turn closes its story in so many words, so that nothing is wanted behind it. */
export function endsStory(turn: string): boolean {
  return endings.some((ending) => ending.test(turn.trim()));
}
