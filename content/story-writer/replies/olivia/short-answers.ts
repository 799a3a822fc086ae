import type { ReplyGroup } from '../reply-group';

/** Short answers that cannot be wrong, where a turn could not be read, and shrugs at what is no part of a story. */
export const shortAnswers: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'unsure',
    lines: `
{-; opens} "Say that again," somebody <say>, "but start with who (wanted|did) what."
{-; opens} "And then?" The question <come> with a (chair|sharp elbow). "Who moved first?"
{-; opens} For a moment everything <wait>. "Well?" somebody <say>. "Do we stay or (go|speak)?"
{-; opens} "I missed that," somebody <admit>. "Was it good news or (bad|ours)?"
{-; opens} A cough, politely meant. "Whose turn is it to be (brave|sensible) now?"
{-; opens} "Slower," somebody <ask>. "What is the one thing we (need|cannot leave)?"
{-; opens} "All that, and before supper," somebody <say>. "What do we do (first|about it)?"
{-; opens} One voice from the (back|side): "And who is going to tell the others?"
{-; opens} "Fine," somebody <say>. "But what did it (cost|look like)?"
{-; opens} Not a pencil <move>. "Once more, the end of it. Who was (left|holding it)?"
{-; opens} "Look at me and say it," somebody <say>. "What did you (see|leave out)?"
{-; opens} "That changes things," somebody <decide>. "Doesn't it? Which way out did you (mean|want)?"
{-; opens} It <sound> true. "So what (happens|breaks) next?" somebody <ask>, shoes in hand.
{-; opens} "Before I nod," somebody <say>, "what exactly am I nodding (to|at)?"
{-; opens} A pause, with (boots|crumbs) in it. "Who knows about that besides us?"
`,
  },
  {
    writer: 'Olivia',
    answers: 'foreign',
    lines: `
{-; opens} "I only speak (it|that) when I am feverish," somebody <say>. "What was the part with the hands?"
{-; opens} "Beautiful," somebody <say>. "Now the same with (gestures|feet). Which way?"
{-; opens} The tune of it <be> plain, if not the words. "Somebody (left|owes) somebody. Who?"
{-; opens} "I once heard a sailor talk like that," somebody <say>. "Was it a curse or a (recipe|map)?"
{-; opens} "You dropped into the (old|other) tongue again," somebody <say>. "Point. What do you want?"
{-; opens} Everyone <nod>, a beat too (soon|hard). "Did anybody understand the last word?"
{-; opens} "The (dog|wall) might understand, it has traveled," somebody <say>. "And to us? In small words?"
{-; opens} "That was either thank you or fire," somebody <say>. "(Quick|Well), which?"
`,
  },
  {
    writer: 'Olivia',
    answers: 'nonsense',
    lines: `
{-; opens} "Bless you," somebody <say>, and <hand> over a (handkerchief|sleeve). "Better? What now?"
{-; opens} "Chew first," somebody <advise>. "Then tell us what you (found|saw)."
{-; opens} "Was that a word or a (fall|sneeze)?" somebody <ask>. "Are we still going?"
{-; opens} Somebody <write> it down as spoken and <look> at it. "Is it a (code|place)?"
{-; opens} "A parrot of mine said that," somebody <say>. "It meant (hurry|biscuits). You?"
{-; opens} "Mm," somebody <answer>, in the same (key|spirit). "And in plain speech?"
{-; opens} The noise <go> by like a (cart|goose). "Where were we?" somebody <ask>. "Who had the lead?"
{-; opens} "Let it out," somebody <say>. "Good. What were you going to (do|say) about it?"
`,
  },
  {
    writer: 'Olivia',
    answers: 'demand',
    lines: `
{} "[about]," somebody <repeat>, to no one. "We are (busy|half dead), and somebody wants [about]. Pass me [planted]."
{; opens} "Do we have any [about.bare]?" A shrug <go> around. "Then hand over [planted] and (hush|think)."
{} "You have (a fever|slept badly)," somebody <say>. "You talked about [about] again. Here, hold [planted] instead."
{; opens} "They have started (shouting|arguing) about [about] out there," somebody <say>. "Who was given [planted]?"
{} "Put [about] on the (list|bill)," somebody <say>, "under [planted], which we need rather sooner."
{; opens} "If that is a password, it is (a poor|last week's) one," somebody <say>. "[about]? Who has [planted]?"
{} "My grandmother would know about [about]," somebody <say>. "I only know [planted]. (Pass|Give) that here."
{} "Later, [about]," somebody <promise>, as to a child, and <reach> past for [planted].
{; opens} "[about]," somebody <say>, like somebody (with a menu|in a fog). "And who, meanwhile, is watching the way out?"
{} Nobody <move> for [about]. "(Wrong|Next) house," somebody <say>. "Where were we? Who had the next word?"
`,
  },
  {
    writer: 'Olivia',
    answers: 'wall',
    lines: `
{-; opens} "Breathe," somebody <say>. "I got the first part and the last. Who was it in the (middle|cold)?"
{-; opens} "That is a week in one breath," somebody <say>. "Of all that, what do we (do|fear) first?"
{-; opens} By then the light <had move>. "One word," somebody <beg>. "Is it run or (hide|stay)?"
{-; opens} "I stopped counting at the third turn of it," somebody <say>. "Where does that leave (us|you)?"
{-; opens} "Sit, all of you," somebody <say>. "Now the (same|end) in six words. Who begins?"
{-; opens} "Which part of that can we (use|still stop)?" somebody <ask>, when it <be> safely over.
`,
  },
];
