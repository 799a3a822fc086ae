import type { ReplyGroup } from '../reply-group';

/** The one sentence somebody says when a person looks, listens, reads, writes, finds, seeks, counts, thinks, fears or wants. */
export const deedsOfMind: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'do:look',
    lines: `
{} "You have looked at [object] long enough to (buy it|be charged)," [other] <say>. "What do you see that I do not? The short list."
{person animal; opens} "Not with your whole face," [other] <murmur>. "Look at [object] in the (window|spoon). Now smile at me, as if I were funny."
{} "Everybody looks at [object]," [other] <say>, with a finger laid alongside. "Look at what is (next to|missing from) [object.it]."
{} "Well, I have seen you," [actor] <say> to [object], after a time. "Now one of us has to (do something|look away)."
{sky water ground} [actor] <shade> both eyes. "Further than (last time|they said)," [actor.he] <say>, measuring [object] off against a thumb.
{; opens} "That was not there (before|a minute ago)," [actor] <say>, and <count> off on [actor.his] fingers what <be>, beginning with [object].
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:listen',
    lines: `
{-} "I know what it is," [other] <say>. "I want to know why it (stopped|comes closer when we do)." [other.he] <take> off one shoe.
{sound; opens} "Up or down?" [other] <ask>, head tilted toward [object]. [actor] <point>. "I (hoped|bet) you would not say that."
{person} "Do not nod," [other] <tell> [actor], under cover of a cough. "You will never hear the end of [object] if you look (convinced|interested)."
{-} "Once more," [actor] <ask> it, one ear against the (boards|ground). It <oblige>, a little to the left.
{sound} [actor] <breathe> out, and [object] <do> likewise. "Coincidence," [actor.he] <say>, and <hold> it. "(Please|One, two)."
{-; opens} "There," [actor] <say>, when it <be> over. "(Three|Two) and then one. Nothing that is only loose can count."
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:read',
    lines: `
{paper} "Move your lips less," [other] <say>. "I have the (middle|first line) of [object] already, from over here."
{; opens} "And the back?" [other] <ask>. "Nobody (sends|keeps) [object] for the sake of the front." [other.he] <turn> a wrist to show how.
{-} "Out loud," [other] <say>, "and stop where you would (stop|blush). I will know that it went on."
{paper} [actor] <follow> the words with one finger as far as the (blot|comma). "Coward," [actor.he] <tell> [object], and <go> back to the top.
{-} "That is not what it says," [actor] <say>, and <read> it again to make it say (less|the other thing). It <not be> moved.
{paper; opens} Toward the end of [object] the (letters|lines) <lean:p> forward, in a hurry. "So somebody (came in|knocked)," [actor] <say>.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:write',
    lines: `
{-} "Leave out the please," [other] <advise>, upside down, from across the page. "And they will know the (hand|spelling). Use your left."
{paper; opens} "Who carries [object]?" [other] <ask>. "Not me. I was (bitten|thanked) the last time. At least sign [object.it]."
{-} "Two lines. Nobody has ever been (hanged|found) by two lines," [other] <say>, blowing on the ink.
{-} "Dear," [actor] <read> back, and <stop> there to think about that. "Well. (Sir|You)," [actor.he] <settle>, which <be> worse.
{paper} [actor] <fold> [object] small, then smaller. "Now you only have to be (believed|found)," [actor.he] <tell> [object.it].
{-; opens} "That is in ink now," [actor] <say>, sucking one black finger, "so it has to have (happened|been me)."
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:find',
    lines: `
{} "Where? Exactly?" [other] <ask>. "Because I looked there, (twice|on my knees), and [object] and I would have met."
{; opens} "Put [object] back for a moment," [other] <say>. "I want to see what somebody (thought|hoped) we would find first."
{person animal} "Next time give [object] a head start," [other] <say>, and <throw> over a (blanket|crust). "Look at that. All ribs and no plan."
{} "So you were here," [actor] <say> to [object], "and I was (there|shouting), and only one of us was worried."
{key money paper} [actor] <look> left and right before [actor.he] <smile> at [object]. "Nobody? (Mine|Then ours)," [actor.he] <say>.
{; opens} "You did not get here by yourself," [actor] <tell> [object], and <look> (at the ground|along the wall) for who <had help>.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:lose',
    lines: `
{} "When did you last hold [object]?" [other] <ask>. "No, hold. Show me (the hand|how). Now walk backward from that."
{; opens} "I may have moved [object]," [other] <say>, not (quite|at all) to [actor]. "To help. Some time ago. Do not look at me like that."
{person animal} "Call [object] to supper," [other] <say>, hands in pockets. "Nobody I know ever came for a (name|scolding)."
{} "It was in this one," [actor] <tell> both hands, and <show> the empty one to the other. No [object.bare] in (either|that).
{key money paper; opens} Out <come> the lining of the second pocket. "[object] went somewhere I (ran|sat)," [actor] <say>, working backward.
{-} "Suppose I were small and wanted by somebody like me," [actor] <begin>, and <get> down to look from (there|that side).
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:count',
    lines: `
{} "Do [object] again," [other] <say>, "and this time I shall stand where I can see your (sleeves|thumb)."
{-; opens} "One more than I was told," [other] <say>, "so either you cannot add or somebody has (joined|paid) us."
{money} "And in the other (shoe|purse)?" [other] <ask>, when [actor] <stop>. [object] <lie> there, looking thin.
{} "That is odd," [actor] <say>, and it <be>: [object] and one over. [actor] <begin> at the other end, (louder|with a pencil).
{-} "Eleven, twelve," [actor] <say>, slowing down, like anyone who <not want> to arrive at the (sum|end).
{; opens} [actor] <write> the figure for [object] on one wrist. "So that I (cannot|will not) round it," [actor.he] <explain>.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:think',
    lines: `
{-} "I can hear that from here," [other] <say>. "You (hum|stop chewing) when it gets bad. Say it before it sets."
{person idea; opens} "You have gone to [object] again," [other] <say>, waving a hand between. "Was there (anything new|a message for me)?"
{-} "Think with your feet," [other] <tell> [actor], and <hold> out a coat. "It comes (easier|out shorter) by the second mile."
{-} "No," [actor] <say> aloud, to a thing that nobody <had say>, and then, more (slowly|quietly), "No?"
{person idea} "[object]," [actor] <try>, under [actor.his] breath, to see what else <come> up with it. A (smell|stair) <come>. Half a sentence.
{-; opens} "Suppose it was the other way around," [actor] <say>, and at once <need> (to sit|something to hold on to).
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:fear',
    lines: `
{-} "Good," [other] <say>. "One of us should be. I did it (yesterday|on the way). Hold this, it wants two hands."
{; opens} "Are you afraid of [object], or of what you (said|did)?" [other] <ask>, and <move> up until the two shoulders <touch:p>.
{-} "Look at my nose," [other] <say>. "Nobody was ever (eaten|arrested) while looking at a nose. Is it straight? Be kind."
{-} "Knees," [actor] <say>, sternly, downward. The left one <obey>. The right one <want> to hear the (reason|rest of the plan).
{} "You are only [object]," [actor] <announce>, in somebody's voice, a size too (big|small), and <hold> still behind it.
{-; opens} [actor] <whistle> (two notes|half a tune). Something <finish> it, or else a hinge <do>. "Thank you," [actor] <say>, very politely.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:want',
    lines: `
{-} "What would you give for it?" [other] <ask>, not unkindly, sitting down. "Start with what is in your (left hand|way)."
{; opens} "You will pay more for [object] after dark," [other] <say>, and <look> at the light. "Ask now. Look (bored|rich)."
{-} "Try it badly first," [other] <tell> [actor]. "I will (look away|hum). It is always the second one that counts."
{} "Only to hold [object] a minute," [actor] <bargain>, with nobody. The minute, in [actor.his] hands, <get> (longer|a name).
{idea person} Having said it to the (ceiling|road), [actor] <say> it to [object]. "There. Now you know what I (came|stay) for."
{-; opens} "All right, so do it," [actor] <say>, and <look> down at [actor.his] hands, as for the (captain|first volunteer).
`,
  },
];
