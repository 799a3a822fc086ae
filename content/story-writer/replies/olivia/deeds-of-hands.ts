import type { ReplyGroup } from '../reply-group';

/** The one sentence somebody says when a person takes, gives, puts, pulls, touches, holds, throws, hides or hits a thing. */
export const deedsOfHands: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'do:take',
    lines: `
{} "Somebody will ask for [object] by (supper|sundown)," [other] <say>, looking the other way. "Leave something about that size."
{; opens} "Now you have to want [object]," [other] <tell> [actor]. "It shows if you do not. Put [object.it] under your (coat|arm) and yawn."
{food money} "Was that your half of [object] or (mine|theirs)?" [other] <ask>, with one palm out, in no hurry.
{} "It was (going|lying) to waste," [actor] <say>, to the place where [object] <had be>, which <look> (bare|robbed).
{} [object] <weigh> more in the hand than in the plan. "(Up you come|Quietly)," [actor] <grunt>, and <look> over [actor.his] shoulder.
{weapon tool key; opens} "Just to have," [actor] <say> of [object], and <find> that a thing to have <want> (a pocket|a purpose) before long.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:give',
    lines: `
{} "What do you want for this?" [other] <ask>, holding [object] as one <hold> (a summons|somebody's baby). "Nobody gives me things standing up."
{food drink} "You first," [other] <say>, and <push> [object] back across, with a (finger|smile). "Then I say thank you and mean it."
{paper; opens} [other] <not open> [object] in front of [actor]. "If this is what I think," [other.he] <say>, "I will need your (pen|alibi)."
{} [actor] <let> go of [object] one finger at a time. "Do not thank me," [actor.he] <say>. "You will see (why|tonight)."
{money} "Do not count [object] here," [actor] <say>, lips barely moving. "Say that is (too little|for the window), and look insulted."
{; opens} "It was never mine," [actor] <add>, when [object] <be> safely in somebody else's hands. It <seem> (fair|late) to mention it.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:put',
    lines: `
{} "Not there," [other] <say>. "People look there." [other.he] <move> [object] the width of a (hand|plate), and <be> content.
{; opens} "Set [object] down again, but as if you were (leaving|not sorry)," [other] <say>. "I want to hear what the noise was."
{food drink} "Who gets [object], or is that only to (look at|smell)?" [other] <ask>, already pulling up a seat.
{} "Stay," [actor] <tell> [object], as one <tell> a dog, and <back:actor> away (two steps|slowly) to see how that <be> obeyed.
{cloth light} [actor] <step> back from [object] with one eye shut. "Crooked," [actor.he] <say>. "Good. It (looks|will look) lived in."
{; opens} "If anyone asks, I found [object] there," [actor] <rehearse>, and <wipe> the (edge|place) with one cuff.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:pull',
    lines: `
{} "Wait, wait," [other] <say>, and <take> hold of [object] too. "On three. Not on my three, you always (cheat|come early). On yours."
{cord; opens} "Something is pulling back," [other] <say>, with a hand on [object]. "Feel that? (Twice|Short, long). That is manners."
{} "You have moved [object] an inch and my good opinion of you a (mile|foot)," [other] <say>, spitting on both hands.
{} "Do not fight me," [actor] <say> to [object], teeth together. "I have had a long day and you have (only|merely) been standing there."
{furniture stone; opens} Behind where [object] <had stand> the dust <stop> in a straight line. "(I am not|So who was) the first," [actor] <say>.
{door machine} "Come on, give," [actor] <tell> [object], and <try:actor> once more with a (hip|boot) behind the argument.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:touch',
    lines: `
{} "Hot or cold?" [other] <ask>, since [actor] <stay> like that. "Blink once for (cold|hot). Then do take your hand off [object]."
{person body} "Ask first," [other] <say>, though [object] <seem> to have no (complaint|quarrel) with it. "Then do it exactly like that."
{machine instrument; opens} "What did you press?" [other] <whisper>. "Do not say nothing. Nothing about [object] (hummed|moved) before you said nothing."
{} One fingertip. "Still there," [actor] <say> of [object], and <smell> the finger afterward, to be (sure|thorough).
{} [actor] <draw> back. "You are (warm|cold)," [actor.he] <tell> [object], in the tone of somebody who <had catch> [object.it] lying.
{stone door furniture; opens} "Hollow here," [actor] <say>, moving along [object] with one knuckle. "Hollow. Hollow. And here somebody (minds|filled it)."
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:hold',
    lines: `
{} "You can put [object] down now," [other] <say>, and then, kindly, finger by finger, <show> [actor] (how|where).
{person body; opens} "Tighter," [other] <tell> [actor], keeping watch. "Count to sixty. If nobody (comes|cries) by then, we can all sit."
{weapon light} "Lower," [other] <breathe>. "With [object] up there you are the only thing in the (place|whole night) worth aiming at."
{} "I have you," [actor] <say> to [object]. "It would be (easier|nice) to know what for." Both arms <begin:p> to complain.
{} [actor] <change> [object] over to the other hand and <shake> out the first. "Say (when|something)," [actor.he] <tell> [object.it]. "Anything."
{animal toy; opens} "You and me, then," [actor] <whisper> into the top of [object]. "You look (that way|back). I will look ahead."
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:throw',
    lines: `
{} "Did you look where?" [other] <ask>, both hands over [other.his] own head. "I (liked|wanted) [object]," [other.he] <add>, after the noise.
{; opens} "Nothing," [other] <say>, after a good long listen. "You threw [object] and (nothing landed|somebody caught that). Which way do we run?"
{stone weapon} "Feel better?" [other] <ask>, handing [actor] a second one. "Then this time (higher|mean it). Left of where [object] went."
{} "Good riddance," [actor] <say>, and <walk> (over|the whole way) to see where [object] <had come> down.
{} With [object] gone, one arm <feel> (too light|longer). "And stay there," [actor] <call>, wiping both hands.
{paper cloth; opens} Something <turn> [object] over in the air and <give> back a little. "Oh, come (on|now)," [actor] <say>, hands out, catching.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:hide',
    lines: `
{} "Your face gives [object] away," [other] <tell> [actor]. "Look at the (other wall|sky). No. Worse. Look at me, as usual."
{; opens} "Now two of us know about [object]," [other] <say>. "You will have to be (nicer to me|quicker) than you planned."
{money paper} "Everybody looks there," [other] <say>, yawning. "I would have carried [object] in plain sight, with a bit of (egg|jam) on it."
{} [actor] <smooth> the place over [object] with one palm. "I never (saw|had) you," [actor.he] <say>, and <bite> the nail clean.
{} "Twenty steps, then left," [actor] <recite>, walking off from [object]. By the (tenth|gate) it <be> twelve and right.
{weapon; opens} "Until it is needed," [actor] <say>, and <spoil> the lie by looking (up the road|at both hands). [object] <show> a little.
`,
  },
  {
    writer: 'Olivia',
    answers: 'do:hit',
    lines: `
{person; opens} "Enough," [other] <say>, and <get> an arm in between. "[object] heard you. Now say it in (words|order), from the beginning."
{} "Whatever [object] did to you, (others did worse|leave some for me)," [other] <say>, taking a cautious step nearer. "Show me the hand."
{-} "Again, if you like," [other] <tell> [actor], "but tuck the thumb (in|under). You hit like somebody with a piano lesson tomorrow."
{-} The blow <go> up the arm and <sit> down in the shoulder. "That was for (me|practice)," [actor] <say>, to whoever <want> to know.
{door machine stone} "And?" [actor] <ask> [object], blowing on [actor.his] knuckles. The knuckles <be:p> losing (on points|so far).
{; opens} "I was aiming at something (else|bigger)," [actor] <explain> to [object], and <look> around for it, knuckles (up|ready).
`,
  },
];
