import type { ReplyGroup } from '../reply-group';

/** What the person addressed says to news, a secret and an exclamation. */
export const wordsTold: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'news',
    lines: `
{} "Who else knows about [about]?" [addressed] <ask>, getting up. "Then we have about as long as it takes to (boil|cross) water."
{} "Say [about] again," [addressed] <say>, "and leave out how you feel. Good. That is much (worse|simpler)."
{person; opens} "Did [about] say so, or did you see it?" [addressed] <ask>, "because I was told (the opposite|that an hour ago), in confidence."
{money} "Then somebody will come for [about]," [addressed] <say>, and <draw:addressed> [speaker] out of the (light|open).
{vehicle boat} [addressed] <listen> for [about] a moment. "Full or (empty|slow)?" [addressed.he] <ask>. "That changes who we wake."
{building ground} "I never liked [about]," [addressed] <say>, and <start> stuffing things into a bag: bread, (string|a hat), the other shoe.
{idea} "That is [about] as told by whoever comes out of it (best|dry)," [addressed] <say>. "Give me the version with mud on it."
{-} "You walked all this way to say that," [addressed] <say>. "What is the rest? People only (run|come themselves) with the rest."
{-; opens} "Write it down, date it, and then (burn|eat) it," [addressed] <say>. "And look surprised when I tell you tomorrow."
{-} [addressed] <take> it standing. "Good," [addressed.he] <say>, and then, lower, "Good?" and <feel:addressed> behind for the (chair|wall).
{-} "I had it the other way around," [addressed] <say>, frowning. "If you are right, I have thanked the wrong (man|people)."
{-; alone} [speaker] <say> it a second time, to hear whether it <would hold>. It <hold> at the front and <give> at the (verb|end).
{; alone} If that <be> so, then [about] <be> in the wrong place. [speaker] <move> [about.it] to the right one. "(Better|There)," [speaker.he] <say>.
{-; alone; opens} "Somebody ought to be told," [speaker] <say>, and <look> around for the one who <would mind> (most|least).
{-; alone} "Good news," [speaker] <decide>, walking up and down with it. "If I get there (first|before supper), it is good news."
{paper sound; alone} [speaker] <check> [about] against it, a piece at a time. "Both cannot be (wrong|true)," [speaker.he] <say>, and <reach> for a pencil.
{sky water; alone} [about] <seem> to agree. [speaker] <turn> up a collar. "I would rather have been (contradicted|ignored)."
{-; alone} "So that is that," [speaker] <say>, and then, since that <be> never that, <go:speaker> and <see> what (else is loose|stands nearest the exit).
`,
  },
  {
    writer: 'Olivia',
    answers: 'secret',
    lines: `
{} "I know about [about]," [addressed] <say>. "I have known (longer than you|since you began to hum). I was waiting to be asked."
{} "Then put [about] back where you found [about.it]," [addressed] <say>, "and for a (week|while) let me be the one who does the worrying."
{person; opens} "And have you told [about] that you know?" [addressed] <ask>, looking over one shoulder and then (the other|the same one).
{money} "What is left of [about]?" [addressed] <say>, one hand flat on the table. "No. The other question: who (counted|helped)?"
{paper; opens} "Who has the copy of [about]?" [addressed] <ask>. "There is always a copy. It is how people like us (get caught|sleep)."
{weapon} [addressed] <move> the nearest (cushion|newspaper) over [about]. "There. Now I have hidden [about.it] too. Does that help?"
{-} "You should have told the wall," [addressed] <say>. "I cannot (keep|hold) one of those past supper. Give me half a loaf and an hour."
{-} "Mine is bigger," [addressed] <say>, "but you went first, and that was (brave|foolish). Do you want it now or in the dark?"
{-; opens} "Say the name into my hand," [addressed] <tell> [speaker], and <close> it afterward, like something (alive|wet).
{-} [addressed] <get> up, <look> both ways and <come> back. "(Once more|Again), and this time from before the lie."
{-} "I never heard that," [addressed] <say>. "But if I had, I would (burn|bury) the shoes you are standing in."
{-; alone} Said aloud, it <weigh> about as much as a (plate|cat). [speaker] <look> around for somewhere to set it down.
{-; alone; opens} "There," [speaker] <tell> the (collar|open air). Nothing <happen>, which <be> worse. "All right, who is (listening|there)?"
{; alone} Lacking ears, [about] <get> the rest of it from [speaker]. "You will not (laugh|repeat it)," [speaker.he] <say>.
{-; alone; opens} The word <be> out now, and something (nearby|underfoot) <creak>. "Who is (there|up)?" [speaker] <ask>.
{-; alone} "That is one person told," [speaker] <say>, and <breathe>, and <hold:speaker> up a second finger for the (hard|angry) one.
{-; alone} [speaker] <scratch> it into the (dust|tabletop) and <rub> it out with a sleeve. "Said," [speaker.he] <tell> the sleeve. "Done."
`,
  },
  {
    writer: 'Olivia',
    answers: 'exclamation',
    lines: `
{} "Yes, yes, [about]. Breathe," [addressed] <say>, and <hold> [speaker] by both sleeves until (it passes|the shouting thins).
{} "So do I," [addressed] <say>, very quietly, not taking [addressed.his] eyes off [about]. "Do not (point|run). Sing something."
{animal; opens} "Stand still and [about] will lose interest," [addressed] <say>, and <look> again. "No. Get behind me and (growl|hold my hat)."
{person} "Let [about] get a word in," [addressed] <say>, "or a foot. Shout (after|once we have both eaten)."
{fire} [addressed] <pull> off a coat and <hand:addressed> it to [speaker]. "Less noise about [about]. More (water|beating). Take the left side."
{sky water} "I have eyes," [addressed] <say>, and <turn:addressed> up a collar against [about]. "What I want is a (roof|plan)."
{-} "Louder," [addressed] <say>. "They did not hear you in the next (town|valley). Now tell me what it is, in a normal voice."
{-; opens} "That is what I said," [addressed] <answer>, "when I (found it|came in), and then I counted the exits. There was one."
{-} [addressed] <drop> everything [addressed.he] <be> holding. "Never do that (indoors|behind me)," [addressed.he] <say>, bending.
{-} "Is that a good oh or a bad one?" [addressed] <ask>, coming at a run with a (ladle|slipper) raised for either.
{-; alone} It <be> louder than [speaker] <had mean>. [speaker.he] <put> a hand over it, late, and <listen> for (boots|dogs).
{; alone} No reply to that from [about]. [speaker] <walk> once around, at arm's length, and <say> it again, with (less breath|more respect).
{-; alone; opens} The word <come> back off the far wall a shade (lower|late). "Hello?" [speaker] <ask> it, not liking the tone.
{-; alone} "Well, it is," [speaker] <say>, defending the remark, and <sit> down where [speaker.he] <be> to get (over|used to) it.
{food drink; alone} "Sorry," [speaker] <tell> [about], and <go> in with the (spoon|fingers) again, in case the first time <be> luck.
{-; alone} Having said that, [speaker] <need> something to kick, and <choose> with care: nothing (heavy|owned), nothing with corners.
`,
  },
];
