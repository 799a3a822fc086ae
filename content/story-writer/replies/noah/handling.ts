import type { ReplyGroup } from '../reply-group';

/** Noah's replies to what is taken and handled. */
export const noahHandling: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:take do:hold do:find',
    lines: `
      {paper} A corner of [object] <come:s> off between [actor's] fingers. The rest <be:s> (damp|brittle), and it <have:s> to lie flat for an hour before anyone <unfold:s> it.
      {paper} [object] <smell> of (tobacco|lamp oil), and [other] <look> away too quickly. [other.he] <have> had it first, and [actor] <could tell>.
      {paper} Sweat from [actor's] thumb <blur:s> the lowest line of [object]. [actor] <read> what <be:s> left, beginning (at the top|with the date).
      {container} The weight in [object] <slide:s> to one side and nearly <pull:s> it away from [actor]. It <have:s> been packed in (a hurry|the dark).
      {container} [object] <be> too light. [actor] <shake> it, <hear> only a (rustle|small click), and <want> to look inside at once.
      {container} Dust <lie:s> thick on [object], except for one clean stripe across the top. [actor's] sleeve <have:s> (made|wiped) it just now, and now it <show:s>.
      {key} Two teeth of [object] <be:p> worn almost flat. It <would turn> once more, perhaps, and [actor] <have> to pick the right (lock|door) for it.
      {key} Rust from [object] <come:s> off red on [actor's] palm. A drop of (oil|fat) would help, and [other] <go> to ask in the kitchen.
      {cloth} The seam of [object] <open:s> under [actor's] thumb. [other] <have> a needle, but the only thread with it <be:s> (red|yellow).
      {cloth} [object] <be> damp at the edges. [actor] <wring> it out, and a cupful of (brown|gray) water <run:s> over both shoes.
      {cord} There <be:s> more of [object] than there <seem:s> to be. [actor] <wind> it around one elbow, (twelve|twenty) turns, one more, and still it <come:s>.
      {cord} A knot <come:s> up halfway along [object], hard as a nut. It <take:s> [actor] two fingernails and a (curse|minute) to undo.
      {tool} The handle of [object] <be:s> loose. [actor] <bind> a strip of (cloth|leather) around it, and now it <hold:s>, only a little crooked.
      {tool} [object] <fit> the left hand better than the right. [actor] <try> both (twice|again), and [other] <move> aside to give more room.
      {weapon} [actor's] arm <begin:s> to shake under the weight of [object]. [other] <see> it, too, and <take> one step (closer|sideways).
      {weapon} Holding [object], [actor] <notice> how much room the others suddenly <leave:p>. There <be:p> (two|three) empty steps on every side.
      {machine} A loose part <rattle:s> inside [object] whenever [actor] <move>. It <be:s> a (screw|spring), and without it nothing <would work>.
      {machine} [object] <be> still warm on one side. It <have:s> been working a minute ago, and [actor] <reach> around the back for a (switch|handle).
      {light} [object] <get> too hot for bare fingers. [actor] <change> hands, <use> a sleeve, and <look> for a place to set it down.
      {food} Half of [object] <would be> enough. [actor] <hold> out the bigger part to [other]. Nobody <see:s> that half again: it <be:s> eaten standing up.
      {food} [object] <be> (softer|harder) than it should be. [actor] <smell> it first, and [other] <wait> for the verdict with open hands.
      {drink} A little of [object] <run:s> along [actor's] wrist and up the sleeve. It <be:s> (sticky|ice-cold), and both hands <be:p> full.
      {money} [actor] <close> a fist around [object]. It <be:s> (safe|hidden) there, but from now on only one hand <be:s> free for everything else.
      {money} [actor] <weigh> [object] on one palm. It <would pay> for a (supper|week), not for the way home, and [other] <do> the same sum.
      {instrument} [object] <give> a low sound at the first touch. Heads <turn:p>, and now (everyone|the whole table) <expect:s> a tune.
      {toy} The paint on [object] <be:s> worn away in one spot, where a child's thumb <have:s> held it for (years|whole summers). [actor's] thumb <cover:s> it exactly.
      {animal} The heart of [object] <beat:s> fast and light against [actor's] wrist. After (a minute|a while) it <slow:s>, and [object.it] <let> [object.its] head sink.
      {animal} [object] <go> stiff, then <push:object> (under|into) [actor's] sleeve and <stay:object> there. Getting [object.it] out again <would take> patience.
      {person} [object] <not pull> away. [object.he] <turn> [actor's] hand over, <look> at the (palm|knuckles), and <ask> where that <have:s> happened.
      {person} [actor] <feel> how thin [object's] (arm|shoulder) <have:s> become. [object.he] <notice>, and <say> that it <look:s> worse than it <be:s>.
      {body} [object] <be> (colder|rougher) than [actor] <have> expected. [actor.he] <hold> on a little longer than needed, and nobody <mention:s> it.
      {stone} The underside of [object] <be:s> wet, and small beetles <run:p> off in every direction, one of them up [actor's] (wrist|sleeve).
      {plant} [object] <be> beginning to droop. [actor] <wrap> the cut end in a wet (rag|handkerchief) and <walk> faster.
      {picture} Dust <come:s> off [object] onto [actor's] front. The colors <be:p> brighter than anyone <remember:s>, above all the (blue|green).
      {furniture} [object] <scrape> a white line across the floor. [other] <lift> the far end, and now it <go:s> without a (sound|scratch).
      {solid} [actor] <carry> [object] over to the light. From close up there <be:p> (scratches|finger marks) all over, most of them old, three of them (new|deep).
      {solid} [other] <ask> to have [object] for a moment. [actor] <hesitate>, and the (short|small) pause <hurt:s> [other.him] more than a no.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:touch do:pull do:lose',
    lines: `
      {door} [object] <move> an inch or two, up against a weight. It <be:s> a soft one. [actor] <put> a shoulder to it and <push> (gently|harder).
      {cord} [object] <go> tight, and then <come:object> all at once, and [actor] <sit> down hard, with (a hook|a nail) on the far end.
      {cord} Far off, whatever [object] <be> tied to <give:s> an answering tug. [actor] <wrap> it once more around the hand and (<plant> both feet|<lean> back).
      {machine} Under [actor's] finger [object] <come> to life, first a (lamp|hum), then a tremble. [actor.he] <not remember> which button <stop:s> it.
      {picture} [actor's] finger <leave:s> a clean track on [object]. It <be:s> a different picture under the dirt, and [actor] <clean> the rest with a (sleeve|wet thumb).
      {stone} The skin of [object] <be:s> (warm|rough) on the south side, smooth on the north. [actor] <use> that to find the way around it in the dark.
      {animal} [object] <lean> against [actor's] hand with all its weight. When [actor] <stop>, it <look:s> up, (offended|surprised), and <lean:s> again.
      {cloth} The nap of [object] <darken:s> where [actor's] hand <have:s> gone. With one finger it would be possible to write there, and [actor] <do>: (a name|no).
      {furniture} [object] <turn> on one leg and <show:object> a square of floor in the old color. The (wood|carpet) <have:s> once been red.
      {person} [object] <give> a start and then <lean:object> into it. [actor] <could feel> how tired [object.he] <be>, and <move> so as to take (the weight|more of it).
      {body} [object] <be> warm, with a pulse going in it, (quicker|weaker) than the face <let:s> on. [actor] <slow> down and <ask> if it <hurt:s>.
      {water} Rings <go:p> out over [object] from [actor's] hand and <come:p> back from the edge. It <be:s> colder than it <look:s>, but (clean|clear).
      {paper} It <be:s> not with the other papers. [actor] <look> for [object] in the (last|thickest) book [actor.he] <have> read, at the page [actor.he] <have> got to.
      {key} [actor] <turn> out every pocket for [object], and the pile on the table <grow:s>: string, (nuts|crumbs), a comb. [other] <begin> on the coats.
      {solid} [actor] <stop> looking in new places and <begin> again at the last place where [object] <be> safe. From there it <be:s> (eleven|thirty) steps.
      {solid} Under [actor's] hand [object] <feel> different from how [object.it] <look>: (smoother|warmer), and not quite fast. [actor] <try> it with more weight.
    `,
  },
];
