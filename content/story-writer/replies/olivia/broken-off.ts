import type { ReplyGroup } from '../reply-group';

/** How a sentence goes on that a person had no time to end; each begins in mid-sentence. */
export const brokenOff: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'broken:noun',
    lines: `
{-} thing that nobody there <had ask> for (yet|twice). "Do not name it," [actor] <say>, "or we will have to (feed|keep) it."
{-} small, (warm|folded) answer to a question from that morning. [actor] <hold> it up. "So who was lying?"
{-} (shoe|glove), a left one, still tied. "Somebody left in a hurry," [actor] <say>, "or in (pieces|love)."
{-; opens} face, for a moment, and then only the (place|dark) where it <had be>. "Did you see that?" [other] <ask>.
{-} very old (mistake|promise), the kind with a date on it. "That is mine," [other] <say>, and <hold> out a hand.
{-; opens} noise, low, and coming (up|closer). [actor] <put> out an arm sideways. "Nobody say it is the wind."
{-} list. It <have> (three|five) names on it, and [actor] <count> who <be> there. "One of us is missing."
{-} chair, pulled out, as for (company|a witness). "After you," [other] <say>, and <stay:other> exactly there.
{-; opens} button, and of course somebody <had press> it. "That was not (me|on purpose)," [actor] <say>.
{-} good reason to (leave|sit down). [actor] <find> it, and <show> it around. "Any others? (Better|Cheaper) ones?"
`,
  },
  {
    writer: 'Olivia',
    answers: 'broken:verb',
    lines: `
{-} <stop:actor>, one foot in the air, and <listen:actor>. "(Twice|Go on)," [other] <say>. "I heard it too. Put the foot down."
{-} <say:actor> the one thing that nobody <had rehearse>. "Then (take me|I was there)." It <be> very quiet after that.
{-; opens} <turn:actor> around. "I was told you would be (taller|alone)," [other] <say>, not unkindly, out of the (light|shade).
{-} <laugh:actor>, since it <be> that or shout. "All right," [actor] <say>, when it <be> over. "(Whose|Which) idea was it?"
{-} <let:actor> go. It <make> less noise than expected. "And now the (other|left) hand," [other] <say>, very gently.
{-; opens} <see:actor> why. "Oh," [actor] <say>, and then, with some (respect|disgust), "Oh, that is clever."
{-} <give:actor> in, like a (hinge|cheap lock). "Fine," [actor] <say>. "But I carry it, and nobody hums."
{-; opens} <hold:actor> up one hand. "Before we (do that|go on)," [other] <say>, "who was it that told them we were here?"
{-} <do:actor> what anyone <would do>, only (louder|sooner). "I did not plan that," [actor] <say>. It <be> clear to all.
{-} <sit:actor> down in the middle of it. "I am (listening|finished)," [actor] <say>. "Somebody else be brave for a minute."
`,
  },
  {
    writer: 'Olivia',
    answers: 'broken:clause',
    lines: `
{-} nobody <had say> stop. "So, stop," [other] <say>, a little late, with one palm (up|on the nearest sleeve).
{-} somebody <have> to be the one who <stay> and <ask>. "Not me," [actor] <say>, and <stay:actor>, and <ask>.
{-; opens} that <be> when the (light|singing) <stop>. "Do not move," [other] <say>. "That was never part of it."
{-} it <be> too (late|early) to be polite about it. "Give me the heavy end," [actor] <say>, and <not wait>.
{-; opens} there <be> one thing more, and [actor] <not like> it. "It was (unlocked|warm)," [actor.he] <say>. "All this time."
{-} a promise <be> a promise, even a (small|stupid) one. [actor] <spit> in one palm. "Let us get it over with."
{-} the price <had go> up meanwhile. "Double," [other] <say>, "and I want the (hat|last word)."
{-; opens} somebody <be> missing from the far end of the row. [actor] <count> once more. "Who went (out|first)?"
{-} the rest of it <would keep> till morning. "Shoes off," [actor] <say>. "We will be (clever|sorry) at breakfast."
{-} that <be> exactly what somebody <be> hoping for. "Then we do the (other|stupid) thing," [actor] <say>. "Ready?"
`,
  },
  {
    writer: 'Olivia',
    answers: 'broken:speech',
    lines: `
{-} — and that is truly all I (know|was told)." [speaker] <shut> the mouth on the rest like a (drawer|purse).
{-} — no. Not in front of (the others|people)." [speaker] <take> a breath and <begin> to look for somewhere smaller.
{-; opens} — wait." One finger up. [speaker] <turn> toward the (way out|wall). "Did that come from (us|in here)?"
{-} — I had a better end to that (this morning|on the way)," [speaker] <say>, and <give:speaker> the sentence up.
{-; opens} — never mind what. Who is that (behind you|listening)?" The rest of the sentence <have> to wait.
{-} — the short of it is, I was (wrong|there)." [speaker] <look> straight ahead, as if it <would pass>.
{-} — if you let me finish, it gets (worse|shorter)." Nobody <had say> a thing. [speaker] <go> on not finishing.
{-} — with both hands, and (backward|before supper), or not at all." [speaker] <nod>, being done.
{-; opens} — you know, I think you should (ask me|read it) yourself." [speaker] <hold> out one hand, palm up.
{-} — oh, what is the use," and [speaker] <sit> down, and <unlace> one (boot|sleeve), and <feel> better.
{-} — so there." It <be> not how the sentence <had start>. [speaker] <stand> by it (all the same|with both feet).
{-; opens} — before they count us again." [speaker] <lower> the voice for the (last|worst) of it. "Tonight."
{-} — and don't tell me I (never|only) said so." [speaker] <fold> both arms over whatever <come> next.
{-} — which I would rather (sing|write down)," [speaker] <say>. "It has a rhyme, and it is not a kind one."
{-; opens} — no, you say it. You (were there|know the end)." [speaker] <step> back to make the room for it.
{-} — please." That <be> not a word that [speaker] <use> very often. It <come> out (sideways|in one piece).
{-} — or else we (wait|walk)." [speaker] <show> which with two fingers on one sleeve, and which (first|left).
{-; opens} — three of them." [speaker] <be> counting (steps|breaths), not people. "Four. Now hold quite still."
{-} — it is only that I (promised|hate stairs)." [speaker] <shrug>, and with that the big words <be:p> over.
{-} — thank you, I have (finished|heard myself)," [speaker] <say>, to general relief, and <bow:speaker> slightly.
`,
  },
  {
    writer: 'Olivia',
    answers: 'broken:said',
    lines: `
{-; opens} "Not by daylight." [actor] <read> it (twice|aloud) and <look> up to see how much of that there <be> left.
{-} "You were right." Nothing else. [actor] <turn> it over for the (bill|insult), and <find> only more paper.
{-; opens} "Ask the other one." [actor] <look> around the company. "Which of us (is|was) the other one?"
{-} "Burn this first." [other] <have> the match out already. "Not (yet|so fast)," [actor] <say>. "First what?"
{-} "Sorry about that." [actor] <look> for what <have> been done, and then for who <write> such (neat capitals|round letters).
{-; opens} "Count them again." [actor] <do>, on tiptoe. It <come> out (differently|the same), which <be> worse.
{-} "Bring the small one." [other] <draw> up to full height. "They cannot mean (me|us)," [other.he] <say>.
{-; opens} "Behind you." [actor] <not turn>. "How old is the (ink|joke)?" [actor.he] <ask>, in a careful voice.
{-} "Second door. Knock once." [actor] <count>. "(Once|Second from where)?" And off <come> the better glove, for the knuckle.
{-} "Too late. Eat something." [actor] <fold> it away. "That is the (kindest|rudest) thing in weeks," [actor.he] <say>.
`,
  },
];
