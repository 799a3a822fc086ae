import type { ReplyGroup } from '../reply-group';

/** What somebody present says when a thing happens: an arrival, a sight, a sound, a smell, the weather, an absence, a number, a threat. */
export const happenings: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'arrival',
    lines: `
{person} "We stopped waiting for you (a while ago|long since)," [other] <say> to [object], and <kick> out the other chair. "So sit. Prove us hasty."
{person; opens} "Whose side do you want to stand on?" [actor] <ask> [object], moving half a step. "This one has the (view|draft)."
{animal} "Not mine," [actor] <say> of [object], to anyone (with a broom|who might ask), and <hold:actor> out the back of one hand.
{vehicle boat; opens} "Count who gets (off|out)," [other] <say>, with an eye on [object]. "Then count again when they (turn|go) back."
{person animal} [actor] <look> [object] up and down and <get> as far as the feet. "You came through the (field|back)," [actor.he] <say>.
{; opens} "(That took long enough|At last)," [actor] <say>, and <make> a space where [object] <could be>, and <not stand:actor> too near.
`,
  },
  {
    writer: 'Olivia',
    answers: 'sight',
    lines: `
{} "I was told (bigger|further)," [other] <say>, and <measure> [object] against a thumb, and then [actor] against [object].
{building ground; opens} "Somebody lives there," [other] <say>, chin toward [object]. "Somebody who has seen us, by the way everything keeps (still|dark)."
{sky water plant} "Every (evening|year) the same," [other] <remark>, about [object], "and I am never dressed for it."
{} "Well, there you are," [actor] <say>, hat off to [object], as to a relation who <had grow> (stout|old).
{building ground; opens} "Which way would you come up to [object]," [actor] <ask> aloud, "if you did not want to be (asked|liked)?"
{picture furniture stone} [actor] <walk> along [object] with a hand out, not (quite touching|in a hurry). "Later," [actor.he] <tell> [object.it].
`,
  },
  {
    writer: 'Olivia',
    answers: 'sound',
    lines: `
{} "Was that [object], or are you (hungry|at it again)?" [other] <ask>, and <not move>, and <lift:other> one finger for the second.
{-; opens} "Again? That makes (three|two)," [other] <say>, laying down a spoon. "The third time is usually for me."
{animal instrument machine} "Somebody is (being kind|not being kind) to [object]," [other] <say>, tilting one ear. "You go. I have the (wrong|good) shoes."
{} "I heard you," [actor] <inform> [object]. "No need to (do it twice|raise it)." It <seem> best to be clear from the start.
{-; opens} [actor] <stop> chewing, and everything else <stop> too. "(Above|Behind)," [actor.he] <say>, around the bite.
{-} "Only the (wind|wood)," [actor] <say>, in the tone in which one <say> that, and <move:actor> away from the (edge|wall).
`,
  },
  {
    writer: 'Olivia',
    answers: 'smell',
    lines: `
{-} "Is that you or supper?" [other] <ask>, leaning in. "It would be (kinder|safer) if it was supper."
{-; opens} "Somebody was here," [other] <say>, sniffing, "and washed, and (not long ago|in a hurry)." [other.he] <try> the air lower down.
{food fire} "Follow the nose," [other] <say> of [object], already turned. "Nobody ever went (wrong|home thin) by that."
{-} "I know this," [actor] <say>, both eyes shut. "Give me a (minute|floor). There was a coat, and somebody (humming|in it)."
{; opens} [actor] <sniff> at one cuff and then the other. "Not (mine|this time)," [actor.he] <say>, and <turn> into [object], like a dog into wind.
{-} "Through the mouth," [actor] <tell> [actor.himself]. That <be> worse. That way it <have> a (taste|history).
`,
  },
  {
    writer: 'Olivia',
    answers: 'weather',
    lines: `
{} "You ordered it," [other] <say>, turning up a collar. "You said what we need is [object]. I was (there|dry when you said it)."
{-; opens} "Nobody comes in this," [other] <say>, and then, after (a thought|a look down the road), "and nobody leaves."
{sky water} "Under there, quick, and bring the (bread|matches)," [other] <say>. "I have lost (better|dearer) hats than this to [object]."
{} "Go on, then," [actor] <say> up into [object], with open mouth. "I have been called (worse|wetter)."
{-} "It will clear," [actor] <say>, because that <be> what people <say:p>, and <move:actor> (the matches|one dry sock) further in.
{; opens} [actor] <hold> out a palm and <read> it. "We get (ten|twenty) minutes of [object]," [actor.he] <say>, "and then the rest."
`,
  },
  {
    writer: 'Olivia',
    answers: 'absence',
    lines: `
{} "Who had [object] last?" [other] <ask>, and <look> at all the (hands|pockets) there <be:p>, and at the last pair twice.
{person; opens} "[object] would have left (a note|word)," [other] <say>. "Or taken the coat. Look for the coat."
{container building} "Never this empty when it was (full|mine)," [other] <say>, and <hear> how that <come> back out of [object].
{} [actor] <put> a hand where [object] <had be>. "Cold," [actor.he] <say>. "So not (lately|by accident)."
{-; opens} "All right, you can come out," [actor] <call>. It <be> worth saying once, (nicely|with the door shut).
{} "Somebody needed [object] more," [actor] <try>, to hear if it <sound> (generous|true). It <sound> robbed.
`,
  },
  {
    writer: 'Olivia',
    answers: 'number',
    lines: `
{} "You counted yourself," [other] <say>, "or you did not count me. Do [object] again with your (mouth shut|finger out)."
{; opens} "An odd number," [other] <say> of [object], frowning. "Then one of them has nobody to (talk to|stand behind)."
{-} "It was fewer on the way (in|up)," [other] <observe>, and <move> over so as to stand in the (middle|smaller lot).
{} "One each and a (fight|draw)," [actor] <work> out, looking from [object] to whatever hands there <be:p>.
{-; opens} "And that makes it (unlucky|complete)," [actor] <say>, and <wait:actor> for the one more that always <come>.
{} Out loud [actor] <say> the sum, as if to (a bank|bad hearing), and [object] <stay> just as many.
`,
  },
  {
    writer: 'Olivia',
    answers: 'threat',
    lines: `
{} "Do not run," [other] <say>, very evenly, eyes on [object]. "Walk, and (hum|talk to me). Talk about shoes."
{person animal; opens} "Either of us might be meant by [object]," [other] <say>. "I vote for finding out before we are (brave|sorry)."
{-} "Behind me," [other] <say>, and then, with a glance at the size of it, "or (beside|in front). I am not proud."
{fire water weapon} "How far can you jump?" [actor] <ask> [actor.his] feet, looking past [object] at the (other|better) side. "Liar."
{; opens} "I see you," [actor] <tell> [object], loud, arms wide, as one <be> told to do with (bears|landlords).
{-} Every way out <be> somewhere behind it. "Then through," [actor] <say>, and <take:actor> off the (good coat|heavy things).
`,
  },
  {
    writer: 'Olivia',
    answers: 'feeling',
    lines: `
{-} "It shows," [other] <say>, and <find> [actor] something to (peel|carry). "Do that until it does not."
{-; opens} "Where does it sit?" [other] <ask>, like a doctor. [actor] <show> where. "I have it (lower|there too). Since when?"
{-} "You need not tell me," [other] <say>, sitting down as for a long (evening|story). "Only do not say fine."
{-} "Not now," [actor] <tell> it, as one <tell> a child with a (question|drum), and it <wait>, and not far off.
{-} [actor] <walk> it up and down a bit. "Who asked you (in|along)?" [actor.he] <say>. It <seem> to know the way.
{-; opens} "Not hunger," [actor] <say>, a palm flat over the third button. "I have had hunger. It (asks|lets go)."
`,
  },
  {
    writer: 'Olivia',
    answers: 'message',
    lines: `
{paper} "Who wrote that?" [other] <ask>, not touching [object]. "No. Whose hand is it (meant|trying) to look like?"
{; opens} "Burn [object] or (frame|answer) [object.it]," [other] <say>, "but never leave that sort of thing lying face up."
{-} "Read it to me without your voice in it," [other] <say>. "As if it were a (bill|timetable). Then I can think."
{paper} [actor] <read> [object] once for the words and once for the gaps. "Somebody was (crying|sitting on a train)," [actor.he] <say>.
{-; opens} "It does not say who to," [actor] <say>, and <look> behind, in case it <mean> somebody (taller|else).
{paper} "You took your time," [actor] <tell> [object], and <fold:actor> [object.it] so that [object.it] <could say> no more (for now|until supper).
`,
  },
];
