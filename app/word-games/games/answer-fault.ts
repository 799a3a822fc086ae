const LONGEST = 64;

/** Why an answer is none, before any game's own rules. @param answer trimmed. @returns undefined when it may be one. */
export function answerFault(answer: string): string | undefined {
  if (answer === '') return 'Type an answer first.';
  return answer.length > LONGEST ? `That is too long: an answer has at most ${LONGEST} characters.` : undefined;
}
