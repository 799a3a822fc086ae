import type { ReplyGroup } from '../reply-group';

/** Liam's replies to what is taken and handled. */
export const liamHandling: readonly ReplyGroup[] = [
  {
    writer: 'Liam',
    answers: 'do:take',
    lines: `
      {portable} [actor] <need> both hands for [object], so the (bag|umbrella) <have:s> to stay behind.
      {tool weapon} First [actor] <wipe> the handle of [object] dry. Then [actor.he] <try> the grip.
      {food} [actor] <divide> [object] into (three|four) parts and <put> the largest one away for later.
      {money} [actor] <count> [object] twice. It <be:s> enough for (two tickets|a week).
      {paper} With the side of one hand [actor] <smooth> [object] flat, and <look> for a date.
      {key} [actor] <hang> [object] on a bootlace around [actor.his] neck and <button> the collar.
      {cloth} A seam of [object] <have:s> come open. [actor] <ask> who <have:s> a needle.
      {person} [object] <come> along, but slowly, so [actor] <take> shorter steps.
      {animal} The heart of [object] <beat:s> fast. [actor] <loosen> the grip (a little|a bit).
      {portable; opens} There <be:s> a clean spot where [object] <had be>. Anyone <would notice:s> it. [actor] <think> fast.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:pull',
    lines: `
      {door} [object] <give> at the (bottom|top) first. [actor] <get> the tip of one shoe into the gap.
      {cord} There <be:s> weight on [object]. [actor] <wrap> the loose end around a (post|rail).
      {furniture container} [object] <leave> a pale patch on the floor, and [actor] <sweep> it, since it <be:s> free.
      {machine} [object] <cough> twice and <go> quiet. [actor] <wait> (a minute|a moment) before trying again.
      {person} [object] <lose> a shoe on the way, and [actor] <turn> back to get it.
      {plant stone} The earth around [object] <be:s> loose now. [actor] <dig> on by hand from the other side.
      {solid; opens} [object] <move> by an inch. [actor] <get> a better grip and <count> to three.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:touch',
    lines: `
      {solid} [object] <be> (colder|smoother) than expected. [actor] <try> again with the back of the hand.
      {machine; opens} A small (green|yellow) light <come:s> on in [object]. [actor] <take> the finger away and <watch>.
      {person body} [actor] <feel> how cold [object] <be>, and <ask:actor> for a blanket.
      {animal} [object] <lean> into the hand and <want> it again, further along the back.
      {door} [actor] <feel> a draft low down beside [object]. The (frame|bottom) <not fit:s> any more.
      {picture} A fingerprint <stay:s> on [object]. [actor] <rub> it off with one sleeve.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:hold',
    lines: `
      {portable} [actor] <shift> [object] to the other arm and <ask> how far it still <be:s>.
      {person} [object] <not let> go, either. [actor] <stay>, although one foot <have:s> gone to sleep.
      {body} Little by little [object] <get> warmer in [actor's] hand.
      {light} Holding [object] up high, [actor] <count> the steps ahead: (nine|eleven).
      {cord} [actor] <take> up the slack of [object] and <make> it fast with two turns.
      {animal} [object] <settle> against [actor's] arm and <shut> one eye.
      {container} [actor] <keep> [object] level, because whatever <be:s> in there <slide:s>.
      {food drink; opens} [actor] <offer> some of [object] around before taking any. Who <go:s> first?
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:wear',
    lines: `
      {cloth} A thread of [object] <hang:s> loose. [actor] <bite> it off and <look> for a mirror.
      {cloth} With the flat of one hand [actor] <brush> the (dust|crumbs) off [object], front and back.
      {cloth} [object] still <smell> of (smoke|the sea). [actor] <open> a window.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:find',
    lines: `
      {portable} With a thumb [actor] <rub> the dirt off [object]. A bit of (red|blue) <show:s>.
      {person} [actor] <stay> where [object] <be> and <call:actor> to the others to come.
      {animal} [object] <come> closer for a crust of bread and <stay> for the rest.
      {door} [actor] <feel> along the frame of [object] until [actor.he] <get> to the latch.
      {paper} To dry [object], [actor] <press> it flat between two (plates|books).
      {money} [actor] <ask> around who <have:s> lost [object], and <not say:actor> how much.
      {portable; opens} Whoever <own:s> [object] <would come:s> back for it. [actor] <decide> how long to wait.
      {food drink} [actor] <make> sure that [object] <be> still good, and <cut:actor> away the (top|edge).
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:lose',
    lines: `
      {paper key money tool toy cloth} [actor] <turn> out every pocket for [object], (left|right) side first.
      {person animal} [actor] <try> to remember when [object] <had be> there last, and with whom.
      {container} [actor] <go> through [object] again, layer by layer, and <make> two piles.
    `,
  },
  {
    writer: 'Liam',
    answers: 'do:count',
    lines: `
      {paper food key tool light} The second time [actor] <count> [object] (aloud|out loud), and the number <stay:s> the same.
      {money} [actor] <make> (two|three) equal piles out of [object]. There <be:s> a little left over.
      {building ground} [actor] <pace> [object] off (once more|again) and <be> half a step out.
    `,
  },
];
