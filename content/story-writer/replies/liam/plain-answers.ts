import type { ReplyGroup } from '../reply-group';

/** A plain answer, or the step that stands for one, to each kind of speech. */
export const plainAnswers: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'question:who',
    lines: `
{-; opens} "I only saw the back," [addressed] <say>. "It was going (away|downhill)."
{} "Ask whoever had [about] before us," [addressed] <say>, and <get> up.
{-; alone} Nobody <say>. [speaker] <begin> a list, with a pencil, of who it <not be>.
`,
  },
  {
    writer: 'Liam',
    answers: 'question:what',
    lines: `
{-} "Come and see," [addressed] <say>. "I can't describe it well."
{; opens} "It has to do with [about]," [addressed] <say>. "That is all I was told."
{; alone} [speaker] <take> a closer look at [about], with a light, from both sides.
`,
  },
  {
    writer: 'Liam',
    answers: 'question:where',
    lines: `
{-; opens} "That way," [addressed] <say>, and <point>. "I have not been past the bend."
{} "I can show you where I saw [about] last," [addressed] <say>, reaching for a coat.
{-; alone} [speaker] <try> the nearest place first, and then the one beside it.
`,
  },
  {
    writer: 'Liam',
    answers: 'question:when',
    lines: `
{-} "Soon," [addressed] <say>. "We have time to eat, if we are quick."
{} "Not until [about] can be moved," [addressed] <say>, and <sit> down to wait.
{-; alone} [speaker] <make> a mark where the shadow <be>, so as to know.
`,
  },
  {
    writer: 'Liam',
    answers: 'question:why',
    lines: `
{-} "It seemed the best thing at the time," [addressed] <say>. "It still might be."
{} "Because of [about], mainly," [addressed] <say>. "I will tell you as we walk."
{-; alone; opens} [speaker] <not find> the reason, but <find> out who <would know>.
`,
  },
  {
    writer: 'Liam',
    answers: 'question:how',
    lines: `
{-} "One end at a time," [addressed] <say>. "You take that one."
{} "Start with [about]," [addressed] <say>. "The rest we work out as it comes."
{-; alone} [speaker] <lay> out everything at hand and <begin> with the smallest.
`,
  },
  {
    writer: 'Liam',
    answers: 'question:howmany',
    lines: `
{-} "I counted twice," [addressed] <say>. "Enough, if we are careful."
{} "More of [about] than we can carry at once," [addressed] <say>.
{; alone} [speaker] <count> [about] out loud, touching each thing once.
`,
  },
  {
    writer: 'Liam',
    answers: 'question:which',
    lines: `
{-} "The left one," [addressed] <say>. "If it is wrong, we come back."
{} "I would take [about]," [addressed] <say>. "But I would check underneath."
{-; alone} [speaker] <push> at the nearer one. It <give> a little.
`,
  },
  {
    writer: 'Liam',
    answers: 'question:whether',
    lines: `
{-} "I think so," [addressed] <say>. "Let us look before we say yes."
{; opens} "If [about] will hold, yes," [addressed] <say>, and <try:addressed> [about.it] with one foot.
{-; alone} There <be> one way to find out. [speaker] <go> and <look>.
`,
  },
  {
    writer: 'Liam',
    answers: 'question:tag',
    lines: `
{-} "Right," [addressed] <say>, "as far as I can see from here."
{} "Mostly," [addressed] <say>. "I would look at [about] again, though."
{-; alone} It <sound> right. [speaker] <go> and <check> it all the same.
`,
  },
  {
    writer: 'Liam',
    answers: 'request',
    lines: `
{-} "All right," [addressed] <say>, and <put> down what [addressed.he] <be> doing.
{} "You may have [about]," [addressed] <say>. "Bring [about.it] back before dark."
{-; alone} Nobody <be> free to help, so [speaker] <make> a start alone.
`,
  },
  {
    writer: 'Liam',
    answers: 'order',
    lines: `
{-} [addressed] <do> the first part of it and <ask> about the second.
{; opens} "What about [about]?" [addressed] <ask>, but <get> ready anyway.
{-; alone} As nobody <move>, [speaker] <do> the first part alone.
`,
  },
  {
    writer: 'Liam',
    answers: 'threatening',
    lines: `
{-} [addressed] <take> one step back, and <stay> there, hands in view.
{-; opens} "You don't have to," [addressed] <say>. "What do you want for it?"
{; alone} [speaker] <lay> [about] down where all <could see> [about.it], as a first step.
`,
  },
  {
    writer: 'Liam',
    answers: 'greeting',
    lines: `
{-} "Hello," [addressed] <say>. "There is some soup left. Sit."
{-; opens} "You are early," [addressed] <say>. "Did you come by the road?"
{-; alone} No answer yet. [speaker] <put> the bag down and <wait> by the way in.
`,
  },
  {
    writer: 'Liam',
    answers: 'accusation',
    lines: `
{-} "It was not like that," [addressed] <say>. "Sit, and I will go through it."
{; opens} "I had [about] for one hour," [addressed] <say>. "Then I passed [about.it] on."
{-; alone} [speaker] <look> for proof, starting with the nearest pocket.
`,
  },
  {
    writer: 'Liam',
    answers: 'promise',
    lines: `
{-} "Good," [addressed] <say>, and <write> it down with the date.
{} "Then leave [about] with me until it is done," [addressed] <say>.
{-; alone} To begin with, [speaker] <tie> a string around one finger.
`,
  },
  {
    writer: 'Liam',
    answers: 'refusal',
    lines: `
{-} "Then I will," [addressed] <say>, and <hold> out a hand for the bag.
{; opens} "Who takes [about], then?" [addressed] <ask>, looking around.
{-; alone} So [speaker] <sit> down instead and <wait> for a better idea.
`,
  },
  {
    writer: 'Liam',
    answers: 'thanks',
    lines: `
{-} "Any time," [addressed] <say>, and <go> to see what <be> next.
{} "Look after [about]," [addressed] <say>. "That is thanks enough."
{-; alone} [speaker] <leave> something in return, where it <would be> found.
`,
  },
  {
    writer: 'Liam',
    answers: 'apology',
    lines: `
{-} "It is done," [addressed] <say>. "Help me clear up, and we forget it."
{} "Never mind [about]," [addressed] <say>. "Is your hand all right?"
{-; alone} [speaker] <pick> up the pieces, since that much <could be> done.
`,
  },
  {
    writer: 'Liam',
    answers: 'news',
    lines: `
{-} "Then we had better pack," [addressed] <say>, and <find> the big bag.
{; opens} "Who else has heard about [about]?" [addressed] <ask>, and <lower> the voice.
{-; alone} [speaker] <write> it down at once, before it <change>.
`,
  },
  {
    writer: 'Liam',
    answers: 'secret',
    lines: `
{-} "I will keep it," [addressed] <say>, and <look> to see who <be> near.
{; opens} "Show me [about]," [addressed] <say>. "Then I will believe you."
{-; alone} Having said it, [speaker] <check> that nobody <be> behind.
`,
  },
  {
    writer: 'Liam',
    answers: 'exclamation',
    lines: `
{-} [addressed] <come> running, with the first thing at hand. "Where?"
{} "I see [about]," [addressed] <say>. "Stay there, I am coming around."
{-; alone} [speaker] <go> a step back, then two forward, to see better.
`,
  },
];
