import type { ReplyGroup } from '~content/story-writer/replies/reply-group';
import { type Fact, isPerson, type Story } from '../story/story';

export type Writer = ReplyGroup['writer'];

export const writers: readonly Writer[] = ['Emma', 'Noah', 'Olivia', 'Liam'];

/** How much the facts that an earlier writer of the round took count for the next. */
const TAKEN = 0.8;
/** How much a question weighs more until somebody has answered it, and less once somebody has. */
const UNANSWERED = 0.6;
const ANSWERED = 1.2;
/** How much less the third writer should name what both others named. */
const NAMED_TWICE = 0.6;

/** How much less a thing is answered that the turn merely names. */
const NAMED_ONLY = 1;
export const isNamedOnly = ({ answers, sure }: Fact) => answers === 'object' && sure <= 0.6;

/** A fact with how well it suits a writer now. */
export interface RankedFact {
  fact: Fact;
  score: number;
}

/**
 * The facts of the last turns by how well they suit a writer: by the writer's job, by what the turn turns on, and by what
 * the earlier writers of the round have left.
 */
export function rankFacts(story: Story, writer: Writer, earlier: readonly string[]): RankedFact[] {
  const said = earlier.map((text) => text.toLowerCase());
  return story.facts
    .filter(({ answers }) => !answers.startsWith('broken:'))
    .map((fact) => ({
      fact: answered(fact, said) ? withoutAnswer(fact) : fact,
      score: fact.weight + jobOf(writer, fact) - taken(fact, said) - (isNamedOnly(fact) ? NAMED_ONLY : 0) + asked(fact, said),
    }))
    .sort((one, other) => other.score - one.score);
}

/** A question is answered by the first writer who can, and once. */
function asked(fact: Fact, said: readonly string[]): number {
  if (!fact.answers.startsWith('question:')) return 0;
  if (answered(fact, said)) return -ANSWERED;
  return said.length === 0 ? UNANSWERED : 0;
}

/** Whether an earlier writer of the round has said yes, no, or what there is to know. */
function answered({ answer }: Fact, said: readonly string[]): boolean {
  if (!answer) return false;
  const answers = 'known' in answer ? [answer.known] : [answer.yes, answer.no];
  return said.some((text) => answers.some((each) => text.replaceAll('’', "'").includes(each.toLowerCase())));
}

function withoutAnswer({ answer: _answer, ...fact }: Fact): Fact {
  return fact;
}

const isDeed = ({ answers }: Fact) => answers.startsWith('do:');
const isSpeech = ({ speaker, answers }: Fact) => speaker !== undefined || /^(?:question|bare):/.test(answers);

function jobOf(writer: Writer, fact: Fact): number {
  const onThing = fact.object !== undefined && !isPerson(fact.object);
  switch (writer) {
    case 'Olivia':
      return isSpeech(fact) ? 0.8 : 0;
    case 'Noah':
      return isSpeech(fact) ? -1 : onThing ? 0.4 : 0;
    case 'Emma':
      return isSpeech(fact) ? -0.4 : fact.answers === 'feeling' || fact.answers === 'arrival' ? 0.4 : isDeed(fact) ? 0.2 : 0.1;
    case 'Liam':
      return isSpeech(fact) ? -0.2 : onThing ? 0.3 : 0;
  }
}

function taken({ words: told, object, answers }: Fact, said: readonly string[]): number {
  // Who arrives is named by every writer who greets them.
  const words = answers === 'arrival' && object && isPerson(object) ? [object.name.toLowerCase()] : told;
  if (words.length === 0) return 0;
  const shares = said.map((text) => words.filter((word) => text.includes(word)).length / words.length);
  const most = Math.max(0, ...shares);
  const twice = words.some((word) => said.length > 1 && said.every((text) => text.includes(word)));
  return most * TAKEN + (twice ? NAMED_TWICE : 0);
}
