import type { ReplyGroup } from '../reply-group';

/** Emma's replies to what somebody looks at, reads or listens to. */
export const emmaLooking: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'do:look',
    lines: `
      {paper} [actor] <read> with [actor.his] lips moving. About halfway down [object] they <stop:p> (moving|at one word), and [other] <ask>, "What? What does it say?"
      {picture} In the lower corner of [object] there <be:s> a (dog|boy|boat) that nobody <point:s> out. [actor] <like> that one best, and <stay> until the rest of it <make:s> sense from there.
      {picture} [actor] <move> closer until [object] <fall> apart into (spots|streaks) of color, and then back until [object.it] <come> together. At two steps it <be:s> right, and [actor.he] <stay> at two steps.
      {body} There <be:s> a smear of (flour|ink|grease) on [object] that must be hours old. So nobody <have:s> said a word about it all day, [actor] <think>, and <offer> a handkerchief.
      {body} [actor] <look> at [object] and then, politely, at the (floor|ceiling). But [actor.he] <have> seen enough to know that a doctor <would be> a good idea, and <say> so.
      {person} [object] <have> the look of a person who <have:s> rehearsed a speech and lost the first line. [actor] <wait> a little, and then <help> [object.him] out with a (question|chair).
      {person} The coat <tell:s> [actor]: [object] <have> buttoned it (wrong|one hole off), from top to bottom. That <be:s> how fast [object.he] must have left. "Tell me," [actor] <say:actor>.
      {person; opens} "Is there a spot on me?" [object] <ask>. [actor] <have> no (answer|joke) ready. "You look different today," [actor.he] <say> in the end. "What happened?"
      {door} Light <show:s> along the bottom of [object], and it <not be:s> steady; it <break:s> each time a person <walk:s> by on the other side. [actor] <count> (two|three) different walks.
      {door} From here [actor] <could see> (a hedge|one lamppost), half a street, and everyone who <come:s> up from the bus. [actor.he] <pull> a chair over. It might take a while.
      {building} [actor] <try> to see how it <look:s> when it <be:s> new. The roof must have been (straight|red), and the steps clean. With two weeks and a ladder, [actor.he] <think>, one could do a lot with [object].
      {ground} [actor] <shade> [actor.his] eyes. About halfway across [object] a (fence|path) <begin:s>, and where there <be:s> one of those there <be:p> people, and people <could be:p> asked.
      {water} The light on [object] <make:s> it hard to judge how far. [actor] <throw> a (stick|pebble), and <watch> which way it <drift:s>, and after that [actor.he] <know> where to start from.
      {sky} [actor] <stand> with [actor.his] head back until [actor.his] neck <hurt:s>. When [actor.he] <look> down again, [other] <be> doing the same, and no word <have:s> been said (about why|of it).
      {animal} [object] <look> back, one ear forward and one turned to the (side|road). [actor] <turn> to see what the second ear <have:s> heard, and it <take:s> [actor.him] a good while longer.
      {animal} [actor] <sit> down on the ground, so as to be (smaller|less tall). [object] <consider> that. One step, a pause, half a step. At this rate they <would be:p> friends by evening.
      {machine} Two of the (lamps|numbers) on [object] <be:p> on that should be off. [actor] <know> that much and no more, and <look> for the booklet, which must be here in some drawer.
      {food} One piece <be:s> already gone from [object], cut off clean, with a knife. [actor] <check> for anyone who <be:s> chewing, and three of them <have:p> (crumbs|sugar) on their chins.
      {plant} [actor] <bend> down to see better. Between the brown parts of [object] one (shoot|bud) <be:s> green, no longer than a match, and [actor.he] <ask> whether there <be:s> any water.
      {vehicle boat} Mud <reach:s> halfway up the side of [object], and it <be:s> the red sort, from the (quarry|river road). So [actor] <know> where [object.it] <have> been, and how late it must have got.
      {machine} [actor] <look> at [object] twice within the same minute. Waiting <not help:s>, [actor.he] <decide>, and <get> up to do a (useful|quiet) thing with [actor.his] hands.
      {container} [actor] <walk> once around [object]. The best way in <be:s> from the side, where the (tape|string) <have:s> come loose, and [actor.he] <say> so, without touching it.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:look do:listen',
    lines: `
      {sound} [actor] <turn> [actor.his] head slowly from left to right, until [object] <be> equally loud in both ears. Straight ahead, then, and not as near as it <seem:s> (in the dark|at first).
      {person} [actor] <let> [object] finish and then <count> to three, in case there <be:s> more. There <be:s>. It <come:s> out in a (rush|low voice), and it <be:s> what [object.he] <have> meant to say from the first.
      {person} [actor] <have> never seen [object] (like that|so pale). It <make:s> [actor.him] want to say something kind, and there <be:s> no time for it.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:read',
    lines: `
      {paper} An earlier reader <have:s> underlined one word in [object], quite hard. [actor.he] <read> the page again with only that word in mind, and it <be:s> another page.
      {paper; opens} At the bottom of the page [actor] <find> a question, put to whoever <be:s> reading. It <be:s> (polite|plain), and it <leave:s> two lines free for the answer.
      {paper} [actor] <move> [actor.his] lips at the hard parts of [object]. When it <be:s> done, [actor.he] <begin> again from the top, aloud this time, for [other] to hear.
    `,
  },
];
