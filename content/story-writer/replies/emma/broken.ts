import type { ReplyGroup } from '../reply-group';

/** The ends of sentences that a person's time cut off, and the answers where nothing was sure. */
export const emmaBroken: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'broken:noun',
    lines: `
      {-} thing so (plain|small) that everyone in a hurry <have:s> overlooked it, and [actor] <be> glad, this once, of having been slow to look.
      {-; opens} silence of the particular kind that (somebody|someone) <leave:s> behind on purpose, and [actor] <listen> into it for the (first|least) crack.
      {-} box with a name scratched on the (lid|side), not a name [actor] <know>, but in a hand that <be:s> easy to like (at once|straightaway).
      {-; opens} face that nobody <expect:s> there, [actor] <think>, and no word <be:s> said (until|till) the (hat|coat) <be:s> hung up and the door shut.
      {-} chair, turned to the (wall|window), with a folded blanket on it, and [actor] <see> how long (somebody|someone) must have been patient there.
      {-; opens} patch in the middle where (somebody|someone) <have:s> wiped off the (dust|frost) with a sleeve, (not long|shortly) before, and from the other side.
      {-} kind of (order|calm) that only tired people make, everything in reach of one armchair, and [actor] <stand> there as in somebody's open coat.
      {-; opens} photograph, with one of the (four|six) faces folded out of sight, and [actor] <put> a fingernail to the fold, and <hesitate:actor>.
      {-} corner, the (warm|lighted) one in all that cold, no wider than a table, and [actor] <step> in, and <feel:actor> both shoulders come down.
      {-; opens} note of a few lines, which [actor] <read> with the lips moving, and then (once more|again), because of what it <leave:s> (open|out).
      {-} look that [actor] <know> from before, but (changed|warmer), like rooms where somebody <have:s> (at last|in the end) moved in and put the (lamps|fire) on.
      {-} (lesson|price), as so often, and then [actor] <have> to laugh a little, out loud, for the first time in all that (business|weather).
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:verb',
    lines: `
      {-} <put:actor> down the one thing that <be:s> in the (way|light), (quite|very) gently, and <look:actor> up with a face that <have:s> (decided|softened).
      {-; opens} <let:actor> one more (minute|breath) go by, a (long|full) one, to see (whether|if) anybody else <would be> the first to (speak|move).
      {-} <set:actor> out on it slowly, as on (ice|a long letter), feeling before every step for the place that <would bear> the (whole|entire) weight.
      {-; opens} <shut:actor> both eyes, and in the dark (behind them|in there) the whole of it <stand:s> in (order|a row), except for one (piece|name), the brightest.
      {-} <put:actor> (both|two) hands flat on the nearest solid thing, and so, by way of the (wood|stone), the trembling <go:s> out of it.
      {-; opens} <let:actor> the question out (at last|in the end), the one kept back since (morning|the start), and it <sound:s> (smaller|kinder) than it <be:s> inside.
      {-} <set:actor> aside, (for once|at last), what people <would say>, and <find:actor> how little there <be:s> (left|then) on the other side of the (scale|table).
      {-} <put:actor> it off no longer. It <take:s> less than a minute, and [actor] <wonder>, afterward, what all the (days|fuss) before <be:p> for.
      {-; opens} <let:actor> go of the (rail|door), and <see:actor> only now, from (that step|a step) farther off, what there <have:s> been to see (all along|from the start).
      {-} <cut:actor> it short, with a (cough|smile), because by the look of things (somebody|someone) in hearing <have:s> understood (already|by now), and too well.
      {-} <put:actor> two and two together, late but (thoroughly|in full), and <go:actor> quiet, like (a person|someone) who <have:s> found the right page.
      {-; opens} <let:actor> it be (seen|known), then, openly, (in the flat of the hand|without a word), and <keep:actor> an eye on who (<turn:s> away|<come:s> nearer).
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:clause',
    lines: `
      {-} the rest of it <be:s> written in the (faces|walls) anyway, and [actor] <need> only to look up, and it <be:s> enough.
      {-; opens} something there <not be:s> as it <be:s> a minute before, and [actor] <go> over it piece by piece, (left to right|from the door).
      {-} there <be:s> in the end only the one way to (ask|do) it, kindly, and [actor] <clear> a (throat|space), and <begin:actor>.
      {-; opens} (somebody|someone) else <have:s> had the same thought, and sooner, as [actor] <see> by the (chair|cup) that <be:s> no longer quite in its place.
      {-} the hands <know:p> it before the head, and so [actor] <find> both of these busy (already|by now), like good servants in a (crisis|fire).
      {-; opens} one (word|look) <be:s> still missing, the smallest, and [actor] <wait> for it as one <wait:s> for the second shoe upstairs.
      {-} it <matter:s> after all, it <matter:s> a great deal, and [actor] <be> surprised at how (good|warm) it <be:s> to have that settled.
      {-; opens} no one <have:s> reckoned with the (hour|weather), nor with how loud a (small|little) thing <could be>; and [actor] <hold> both breath and (sleeve|latch).
      {-} the old reasons <be:p> all (still|yet) there, in a row, like (coats|hats), and not a single one <fit:s> [actor] any (longer|better).
      {-} by then the (tea|light) <be:s> cold and the talk <be:s> warm, and [actor] <think>, with some wonder, that this <be:s> enough, to begin with.
      {-; opens} at the very bottom of it there <be:s> a name, and [actor] <know> it, though it <be:s> a good (year|while) since anyone <say:s> it aloud.
      {-} what <look:s> like (courage|a plan) from outside <be:s> only that [actor] <have> nowhere left to put the other foot.
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:speech',
    lines: `
      {-} — well, no matter. You know the rest better than I do." And from the (look|quiet) that <follow:s>, that <be:s> perfectly true.
      {-; opens} — not here, and not standing up. Give me (an hour|a chair) and I will tell you all of it." The voice <be:s> nearly steady.
      {-} — I had it all so well (prepared|by heart)." What one <see:s>, instead of the words, <be:s> the paper they <be:p> on, folded small.
      {-; opens} — and that was the last (I heard|anyone saw)." There <be:s> more; it <be:s> plain in the fingers, still counting off points.
      {-} — because of you, if you want to know." It <stand:s> (there|out) in the open now, shivering (a little|hard), like something newly (shorn|hatched).
      {-; opens} — unless I am wrong, and I would give (a good deal|my hat) to be wrong." Nobody in hearing <offer:s> to take the hat.
      {-} — so that you hear it from me, and (not at the market|first)." The worst over, there <be:s> breath again for a very small smile.
      {-} — oh, say it for me, somebody, I am (so tired|no good at it)." And in fact it <be:s> said already, in all but the words.
    `,
  },
  {
    writer: 'Emma',
    answers: 'broken:said',
    lines: `
      {-} "Wait for me." The ink <have:s> gone brown, [actor] <see>, so (somebody|someone) <have:s> either waited very long or been (met|forgiven).
      {-; opens} "Not this one." [actor] <look> up, and (around|about), and <begin:actor> to count, from the (nearest|smallest) outward, the others that it might mean.
      {-} "Thank you, it fits." After all that fear [actor] <have> to (sit down|laugh), and <read:actor> it again for the comma.
      {-; opens} "Ask the other one." And so, [actor] <think>, there <have:p> been two, and that <explain:s> the (second cup|two voices).
      {-} "Gone to look." It <be:s> the plainness that <move:s> [actor], the pencil, and the time, noted, to the (minute|quarter hour).
      {-; opens} "Do not knock." [actor] <hold> a fist, already raised, (quite|very) still in the air, like somebody else's (property|fruit).
      {-} "Yours, if wanted." [actor] <go> over the (two|few) words for the pride in it, and <find:actor> some, and <like:actor> it there.
      {-; opens} "Before the snow." It <be:s> no date, but [actor] <look> at the (sky|trees), and it <be:s> sooner than one <like:s>.
      {-} "We were wrong." Nobody <sign:s> it, but [actor] <know> the (slant|full stop), and what it must have cost, pressed so deep.
      {-; opens} "Only the left hand." [actor] <look> down at the (left|wrong) one, holding the (thing|page), and <move:actor> (not one finger|nothing) of it.
      {-} "All of it." There <be:s> no (question|need) any more of keeping back a part, and to [actor's] surprise that <come:s> as a rest.
      {-; opens} "They know. Come home." And [actor] <see> from the (creases|thumbprint) that (somebody|someone) <have:s> read it before, and not gone.
    `,
  },
  {
    writer: 'Emma',
    answers: 'unsure',
    lines: `
      {-} [actor] <lift> one hand for quiet. "(Once more|Again), and slower: who was standing where when it (happened|began)?"
      {-} "I believe it," [actor] <say>, "but I would like to (see|hear) it for myself. Where do we begin?"
      {-} Nobody <move:s>, and in the end [actor] <ask> what (everyone|everybody) <want:s> to: "And what do we do now?"
      {-} [actor] <look> from one thing to the next, and <come:actor> to no end. "What have we (missed|left out)?"
      {-} The pause <have:s> room for two in it. "Which of these would you (save|ask) first?"
      {-} "Before we go on," [actor] <say>, (quite|very) gently, "what is it that you are (afraid|hoping) to find?"
      {-} [actor] <sit> down to think it through. "If that is so, who else (knows|must know)?"
      {-} The quiet <last:s> long enough to be heard. "What (would you have|did you expect)?" [actor] <ask> at last.
      {-} "Leave nothing out," [actor] <say>. "What was the very (first|last) thing you saw?"
      {-} Across [place] something <have:s> changed, and [actor] <try> to say what. "Do you see it, too?"
      {-} [actor] <nod> slowly. "And whose (idea|turn) was it, if one may ask, to come here at all?"
      {-} One thing at a time, [actor] <decide>, and <ask:actor> for the nearest: "What is it you are holding?"
      {-} "I have been wondering," [actor] <say>, "what you (meant|saw) just now. Will you show me?"
      {-} [actor] <wait> until it <be:s> calm again in [place]. "So. What is behind it?"
      {-} For a moment [actor] <weigh> it, unhurried. "And if we did the (opposite|same), what would that cost?"
    `,
  },
  {
    writer: 'Emma',
    answers: 'foreign',
    lines: `
      {-} [actor] <listen> as one <listen:s> to music. "It sounds important. Can you point to what you mean?"
      {-} The words <be:p> from far off, and well said. "Which of us," [actor] <ask>, "has been there, and can tell?"
      {-} "I understood your (hands|face)," [actor] <say>, "but not a word. What is it that we should do?"
      {-} It <have:s> the tune of a warning or a (recipe|prayer), [actor] <think>. "Show us, please. Which way?"
      {-} Nobody there <know:s> the language, but (everyone|everybody) <know:s> the tone. "Is it (near|urgent)?" [actor] <ask>.
      {-} [actor] <repeat> the last word of it, (carefully|with care), like a borrowed cup. "And in ours? What would that be?"
      {-} Somewhere people <speak:p> like that at table. "Once more," [actor] <say>, "and this time draw it for me?"
      {-} [actor] <shake> a head, and <smile:actor>. "I lost you at the (second|last) word. Who were you talking to?"
    `,
  },
  {
    writer: 'Emma',
    answers: 'nonsense',
    lines: `
      {-} It <sound:s> like somebody (sneezing|falling) through a door. "Are you all right?" [actor] <ask>. "What did you see?"
      {-} [actor] <consider> that from several sides. "I see. And (before|after) that, what was it that you were going to do?"
      {-} A sleeve <have:s> slipped, or a tongue. "Take a breath," [actor] <say>, "and tell me: where were we?"
      {-} So short a remark, and so much in it, [actor] <think>. "And what follows from it, for the rest of us?"
      {-} "That is one way to put it," [actor] <say>, after a while. "Who wants to try a (longer|second) one?"
      {-} Even the (cat|clock) <seem:s> to wait for more. "Go on," [actor] <say>. "What happened then?"
      {-} [actor] <put> it down to tiredness. "Sit. Drink something. Now, what is the next thing to be done?"
      {-} The noise <pass:s>, as such noises <do:p>. "Was that for me," [actor] <ask>, "or for somebody outside?"
    `,
  },
  {
    writer: 'Emma',
    answers: 'demand',
    lines: `
      {} "[about.bare]," somebody <murmur:s>, as in a dream. [actor] <turn> around. "Later. Who has seen [planted]?"
      {} What [about] <have> to do with it, (nobody|no one) there <could say>. "Hand me [planted]," [actor] <say>, "and hold the rest."
      {} Out of nowhere there <be:s> talk of [about]. "You are tired," [actor] <say> kindly. "Where did we put [planted]?"
      {} [actor] <hear> the word, "[about.bare]," and <let:actor> it pass like a stranger on a stair. "Have you got [planted]?"
      {-} Orders <come:p> from somewhere, as they <do:p> in dreams, and [actor] <look> past them. "Is [planted] still where it was?"
      {-} "Not now," [actor] <say>, to whoever it <be:s>. "First things first. Who was to look after [planted]?"
      {-} It <be:s> a voice from another (room|story), and [actor] <shut> a door on it. "So. What about [planted]?"
      {-} (Someone|Somebody) <be:s> giving instructions to the air. "When you have finished," [actor] <say>, "bring [planted], would you?"
    `,
  },
  {
    writer: 'Emma',
    answers: 'wall',
    lines: `
      {-} It <take:s> [actor] a while to come to the end of it all. "Of all that," then, "which part (happened|came) first?"
      {-} [actor] <have> followed (most|half) of it, leaning in. "So much at once. What do you need from us now?"
      {-} A silence <follow:s>, as after a train. "All right," [actor] <say>. "And which of it is still going on?"
      {-} "I lost the thread at the (third|second) turn," [actor] <admit>. "Who is still standing, and where?"
      {-} [actor] <hold> on to one corner of the story, as one <do:s> in wind. "Then tell me only how it (began|ended)?"
      {-} So it all <hang:s> together, [actor] <gather>. "And the one thing you left out of it, what was that?"
    `,
  },
];
