import type { ReplyGroup } from '../reply-group';

/** Where a person's thoughts go on to after what a deed has shown: second units. */
export const emmaAfterDeeds: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'then:deed',
    lines: `
      {} For all that, [actor] <know> hardly more about [object] than an hour before, and <make:actor> up [actor.his] mind to (admit|mention) it first.
      {; opens} Sooner or later somebody <would ask> about [object], and [actor] <try> out (two|three) answers in advance; the true one <sound> (worst|weakest).
      {} [deed] <be:s> the work of a (minute|moment); what [actor] <keep> <be> the time just before it, with (both ways|everything) still open.
      {} And if it <be> a wrong decision about [object], at least it <be> [actor's] own, unlike the (last|first) one, which others <have:p> made.
      {-; opens} Nobody <could go> back to before [deed], and [actor] <look> around for the first thing to have (moved|changed) because of it.
      {} [actor] <think> of everybody who ever warned or joked about [object], and not one of them, it <seem>, <have> been so (close|serious).
      {; opens} One thing about [object] <not fit:s> yet, a (small|late) thing, and [actor] <put> it aside (for later|with care), where it <go> on not fitting.
      {} From here on, [actor] <suppose>, there <would be> a before and an after, and [object] between the two, like a (stile|step) in a wall.
      {-} Nothing in [actor's] (face|voice) <give> it away, or so [actor.he] <hope>; the (hands|knees) <tell:p> another story, to anybody who <look>.
      {} Whatever [object] <mean> to other people, for [actor] it all <come> down now to a (debt|reason), and [actor.he] <breathe> (easier|deeper) for having one.
      {; opens} One half of it <be:s> [deed], and of the other half [actor] <know> only that it <need> (better light|more nerve|another pair of hands).
      {} It <would make> a short story, that of [object], and [actor] <know> already which (part|half) of it to leave out in front of (strangers|the family).
      {} By rights somebody (older|braver) should have had to do with [object]; but here <be:s> only [actor] and a (minute|chance), and after a while that <seem:s> (right|enough).
      {-} [actor] <wait> for the (regret|doubt), which usually <come> soon after, and when none <come>, <start:actor> to make (a plan|some order).
      {-; opens} It <leave> one question, and [actor] <say> it over (silently|once more), to be sure of the words before (anyone|somebody) <come> who could answer.
      {} Part of [actor's] mind <have:s> gone on (listening|watching) all through the business with [object], and that part <be> not (satisfied|finished).
      {; opens} [actor] <notice> too late that the thought of [object] <have:s> a twin, the thought of what (<come>|<lie>) behind, and this one <be> (colder|heavier).
      {} People <have:p> rules about [object], and [actor] <feel> one of them (give|bend) without a sound, like a (plank|branch) that <have> only been holding itself.
      {} [actor] <picture> a time when [object] <would be> (nothing|a thing) to laugh at, and <find:actor> that it <be> nearer than a (year|month).
      {-} Small as it <be>, [deed] <be:s> the first thing in (days|weeks) that [actor] <have> not put off; it <show> in the (shoulders|walk).
      {} In the calm after it [actor] <go> over it all again, (minute by minute|backward), to see where [object] <come> in, and it <be> earlier than expected.
      {; opens} News <have> a speed, and [actor] <work> out how long it <would take> before [object] <be> spoken of (elsewhere|downstairs), and in whose voice.
      {} So much for being careful about [object], [actor] <think>, with a (calm|lightness) that <have> nothing careful in it, and <roll:actor> up both sleeves.
      {-} [actor.his] mouth <be> dry, [actor] <notice>; so the body <have> known all along that [deed] <be:s> no (small|everyday) matter.
      {-; opens} Next <come> the part that cannot be practiced, and [actor] <stand> before it as before (cold water|a dark stair), with one foot (bare|raised).
      {} With [object] it <be> as with certain (aunts|songs): one <think> them harmless (until|till) they <be:p> suddenly what the whole (day|evening) <turn> on.
      {; opens} [actor] <decide> to tell nobody about [object] until the (second|third) person <ask>, (since|as) the first one <ask> only out of (manners|boredom).
      {} What <move> [actor] most, of all this, <be> how little [object] (<need>|<ask>), and how (long|often) even that little <be> refused.
      {} Of course there <be> another way to see it, in which [object] <matter> and [actor] <not matter> at all, and for a while that <be> (restful|only fair).
      {-} It (<be> done|<lie> behind), and the proof of it <be> this plain hunger; [actor] <remember> (bread|an apple), but not on which day.
      {; opens} Two things now <depend:p> on [object], [actor] <see>, and one of the two <be:s> a (promise|vow) made to (somebody|someone) who <be> not there to be asked.
      {} Anybody else <would call> it luck, and [actor] <mean> to leave it at that, about [object] as about (so much|most things).
      {-} Only now <come> the (trembling|tiredness), a little, in the thumbs, and [actor] <let> it, having no one to (impress|reassure) just at present.
      {-; opens} It <be> half of an answer, and [actor] <hold> it up against what <have:s> been said (earlier|at the start), and the two edges <not meet:p>.
      {} Somebody, somewhere, <have> counted on [object] staying (put|as before), and [actor] <feel> almost sorry for that unknown (planner|optimist).
      {} The exact look of [object] [actor] <keep> in mind, (just so|to the inch), for it <seem> the (kind|sort) of thing one <be> later asked to (swear to|draw).
      {; opens} If [object] <be> the reason, a good deal that <have> seemed (rude|careless) until now <make> sense, and [actor] <begin> with the nearest instance.
      {} And still it <please> [actor], in a corner where (nobody|no one) <look>, that of all things it <be> [object], something so (plain|unasked-for).
      {-} Brave <be:s> not the word for [deed], [actor] <find>; it <be> only that the other possibility <have> been (worse|duller).
      {; opens} [object] <would have> a price, [actor] <know>, and it <be> like the (weather|times) that the bill <come> to a person standing nearby.
      {} Afterward [actor] <go> and <stand> a little apart, to let the thought of [object] (sink|settle), as one <do> with (tea leaves|a muddy glass).
      {cord} A thing like [object] <have:s> two ends, [actor] <think>, and (so far|until now) everybody <have> worried about the same one.
      {paper; opens} Words <be:p> only part of [object]; [actor] <think> of the (table|lamp) it all <have> been written by, and of who <be> (asleep|listening) next door.
      {key; opens} To [object] there <belong> a lock, and [actor] <go> through all the (doors|drawers) of the day in mind, stopping at one that <have> been (painted|nailed) over.
      {door} One <speak> of [object] as (if|though) it were a decision, but for [actor] the decision <lie> two (steps|minutes) back, where nobody <be> looking.
      {light fire} Faces <be:p> kinder by [object], [actor] <know>, and that <be> a trick; [actor.he] <be> (ready|glad) to be tricked for half an hour.
      {food drink} Only [object], one might say, but [actor] <have> known (quarrels|friendships) to begin with less, and <taste:actor> the (air|moment) like a cook.
      {animal; opens} Whatever people (<decide:p>|<believe:p>) here, [object] <have> decided already, [actor] <see>, and by (older|better) rules, and with the nose.
      {money} There <be> rent in [object], or (medicine|boots), and [actor] <spend> it all in the head, (wisely|twice), before being sensible again.
      {machine vehicle} Somebody <have> sat up (nights|winters) over [object] to make it all look simple, and [actor] <feel> that stubbornness in every (part|inch).
      {boat water; opens} With [object] there <be> always the other shore to think of, and [actor] <think> of it: low, (gray|wooded), and not (asked|warned).
      {weapon} Among all the people who ever <have:p> handled [object] or faced it, [actor] <guess>, each one <mean:s> to be the (exception|last), and that <have:s> a (cold|dry) taste.
      {cloth} A person <be> missing from [object], [actor] <feel>, of a certain (height|width), and unasked the mind <fill> in the (face|rest).
      {body} One <live> beside [object] all one's days without a (look|thank-you), [actor] <think>, and it <take> something like this to be (introduced|polite).
      {person} It <be> plain to [actor] that [object] <would remember> it and never bring it up, and that this <call> for (patience|time), and a meal.
      {person; opens} About [object] [actor] <have> been wrong once already that (day|week), and <take:actor> twice the care now over a second (opinion|guess).
      {person} In the mind [object] <stay> from then on, even with eyes shut, not the face but the way of standing, (a little aside|with the weight on one leg).
      {idea} Until then [object] <be> only (talk|a word); now [actor] <think> of the people whom it <would cost> something, (by name|one by one), the poorest first.
      {furniture} Where people <sit:p> and how near to [object], [actor] <see>, <have:s> never been chance in that place, not for a (year|single evening).
      {ground} Under all of it <lie:object> [object], which <have:object> carried worse and said (nothing|no word), and [actor] <stand> on it with a new sort of (care|thanks).
      {building; opens} [actor] <try> to recall the plan of [object], and in the plan there <be> a (corner|landing) that (nobody|no one) <have> crossed all day, though it <be> shortest.
      {stone} What people <lack:p> and [object] <have> <be> (time|patience), [actor] <think>, and <borrow:actor> a little of it, standing there with a (cool|dusty) palm.
      {picture} [actor] <have> an idea now of what [object] <leave> out, and (by whom|for whose sake), and for once the empty part <be> the easiest to see.
      {plant} By next spring [object] <would have> other (worries|birds), and who did what here <be> none of them; and in this [actor] <find> a (strange|good) comfort.
      {toy instrument; opens} Somewhere there must be a child for whom [object] <be> the whole (matter|story), and [actor] <look> at all of it again from (that height|below).
      {tool} Work <be> waiting in [object], it <seem> to [actor], several (days|jobs) of it, and the first one <have> begun (already|by now) without asking.
      {container; opens} Most of what [object] <be> good for, [actor] <reflect>, <be:s> keeping things from people, and it <depend> (a good deal|rather) on which people.
      {sky} All the while [object] <have> gone on above everything, and [actor] <take> one more (look|breath) of it before coming back down to (names|business).
      {sound smell} From some one direction <come:object> [object], [actor] <notice>, now that everything else <be> quiet: a little to the (left|north), and lower than one <think>.
      {} [other] <say> nothing about [object], but <move> closer by the width of a (chair|plank), and [actor] <count> that as a vote.
      {; opens} [actor] <look> over to where [other] <sit> or <stand>, full of something about [object] and waiting to be asked in the right (words|order).
      {} It <be> for [other's] sake, [actor] <admit>, at least half of it, the (whole|entire) affair with [object], and [other.he] <be> the one who must not (know|guess).
      {-} On [other's] face there <be> a look that [actor] <have> seen there only once before, over a (newspaper|bill), and it <go> as quickly.
      {-; opens} Across [place] [other] <begin> to put (things|the cups) together, quietly, and [actor] <see> that in spirit [other.he] <have> left already.
      {} Suddenly [actor] and [other] <be:p> on the same side about [object], which <have> taken (years|long enough), and both <look:p> a little shy of it.
      {} There, again, <be> [other's] way of (rubbing|holding) one wrist when something <matter>, and seeing it [actor] <know> that [object] <matter>.
      {; opens} Soon somebody must tell [other] about it all, about [object] too, better (sitting down|outdoors), [actor] <think>, and better soon.
      {-} Across [place] everything <stand> as before, the (same|usual) light on it, and [actor] <feel> almost rude for having changed what <be> in the middle.
      {-; opens} Late, [actor] <remember> what <have:s> been said first, in [place], before any of it, and this time <hear:actor> the (pause|doubt) in it.
      {; opens} That <leave:s> the hour between now and supper, and in it [object] <have> to become (a secret|an accident), and [actor] <wash> both hands.
    `,
  },
];
