import type { ReplyGroup } from '../reply-group';

/** What somebody says to any deed, by its own verb. */
export const oliviaDeeds: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'object sight message number',
    lines: `
      {portable} "Whose is [object]?" [other] <ask>. "Not mine," [actor] <say>. "I thought it was yours." They both <look:p> at it again.
      {portable} "Can I see [object]?" [other] <ask>. [actor] <hand> it over. "Careful," [actor.he] <say>. "It's the only one we've got."
      {solid} "Did you know about [object]?" [other] <ask>. "I knew there was something," [actor] <say>. "I didn't know it was that."
      {solid} "What do you want with [object]?" [other] <ask>. "I don't know yet," [actor] <say>. "But I want it before somebody else does."
      {solid;old solid} "Does [object] go with [old]?" [other] <ask>. [actor] <compare> the two. "It does now," [actor.he] <say>.
      {solid;old portable} "What if we used [old]?" [other] <ask>, with a nod at [object]. [actor] <have> not thought of that. "It might just work."
      {solid;old solid} "I'd give you [old] for [object]," [other] <say>. "Why?" [actor] <ask>. "What do you know about it?"
      {place} "What's in [object]?" [other] <ask>. "Go and see," [actor] <say>. "I'll hold your coat."
    `,
  },
  {
    writer: 'Olivia',
    answers: 'arrival',
    lines: `
      {person} "You're late," [other] <say>. "I know," [object] <say>. "I stopped to look at what's going on outside. Have you seen it?"
      {person} "Who let you in?" [other] <ask>. "Nobody," [object] <say>. "The door was open. You ought to be more careful."
      {person;old portable} "Don't say a word about [old]," [other] <whisper>. [object] <look> from face to face. "About what?" [object.he] <ask>.
      {person;old solid} "Good, you're here," [other] <say>. "You have to see [old]." [object] <not sit> down. "Where?"
      {person} "What do you want?" [other] <ask>. "The same as you," [object] <say>. "I only came a little later."
      {person} "Does anybody know you're here?" [other] <ask>. [object] <shake> [object.his] head. "Should they?"
      {animal} "Does anyone own [object]?" [other] <ask>. Nobody <do>. "It seems to think it owns us," [actor] <say>.
      {vehicle boat} "Are we expecting anyone?" [other] <ask>. "No," [actor] <say>, and <watch> [object] come closer. "But somebody's expecting us."
    `,
  },
];
