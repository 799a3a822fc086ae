import type { ReplyGroup } from '../reply-group';

/** Noah's replies to what is broken, made, eaten or played. */
export const noahBreakingAndMaking: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:break do:sever do:hit do:fall',
    lines: `
      {door} A panel of [object] <split:s> from top to bottom. Through the split [actor] <could see> a (hallway|strip of floor) and reach the bolt with two fingers.
      {door} [object] <not give>, but the frame around it <do:s>. A long screw <stand:s> out of the wood now, and [actor] <go> on with (bare hands|a shoe).
      {container} The bottom half of [object] <stay:s> whole, and so <do:s> most of what <be:s> in it. The rest <run:s> along the (cracks|boards) to the low side.
      {container} [object] <burst> at the corner. [actor] <cup> both hands under it and <call> for a (bowl|bag), quickly, any one.
      {paper} The tear <run:s> slantwise through [object], right through a (name|face). Put edge to edge the halves still <fit:p>, but the line <stay:s>.
      {cord} [object] <part> with a crack like a whip. The short end <hit:s> [actor] on the (knuckles|wrist), the long one <be:s> gone over the edge.
      {cord} The strands of [object] <go:p> one at a time, and with each of them it <stretch:s> a little. [other] <get> out of the (way|line) in time.
      {cloth} [object] <tear> along the old fold, straight as a ruler. [actor] <have> two good strips now, long enough for a (bandage|sling).
      {picture} The crack <run:s> across [object] from corner to corner. [actor] <see> everything twice in it, the upper half a little to the (left|right).
      {picture} Splinters of [object] <lie:p> even in the next room. [actor] <put> on [actor.his] shoes and <sweep> a (path|half circle) to the door.
      {machine} [object] <run> again after that, but with a knock in it, every (third|fourth) turn. [actor] <count> along, and the count <stay:s> the same.
      {machine} A spring <leap:s> out of [object] and <roll:s> under everything there <be:s>. Without it the lid <close:s>, at least, and [actor] <close> it.
      {tool weapon} The handle <break:s> off [object] at the neck. [actor] <hold> a stick now, (not a bad one|a short one), and the other half <lie:s> by [other's] foot.
      {furniture} Two legs of [object] <be:p> still good. [actor] <lean> the broken side against the (wall|windowsill), and it <stand:s>, as long as nobody <sit:s> (down|back).
      {food} The crust of [object] <crack:s> and <let:s> the steam out. There <be:p> five pieces of very different size, and [other] <be> looking at the (biggest|second).
      {plant} Sap <run:s> from [object], (clear|milky) and sticky. [actor] <press> a thumb on the place, and afterward everything <stick:s> to the thumb.
      {stone} A flake as big as a plate <drop:s> from [object]. Behind it the stone <be:s> (pale|soft) and <crumble:s> under [actor's] nail.
      {animal} [object] <jump> back (a yard|two yards) and <stand:object> there with all its hair up. It <not be:s> hurt, but it <would remember> [actor].
      {person} [object] <sit> down where [object.he] <be>. [object.he] <touch> [object.his] lip, <look> at the finger, and <hold> up one hand: (enough|wait).
      {person} [actor's] knuckles <hurt:p> more than [actor.he] <have> expected. [object] <see> [actor.him] shake the hand, and neither of them <move:s>.
      {body} [object] <begin> to swell at once. [other] <bring> cold water in a (bowl|boot), and it <help:s>, as long as nobody <touch:s> it.
      {vehicle} One lamp of [object] <hang:s> by a wire now. The engine <go:s> on all the same, and [actor] <try>, very gently, to (turn|reverse).
      {boat} Water <come:s> in along the plank of [object], a thin, steady line. [actor] <stuff> a (sock|glove) into it and <look> for the next leak.
      {building} Dust <come:s> down in [object] for a long minute. When it <be:s> over, the (stairs|walls) <stand:p>, but none of the doors <would close>.
      {solid} The largest piece of [object] <would serve> for (a while|one more try). [actor] <test> the edge with a thumb, and [other] <gather> up the rest.
      {solid} [object] <have> a dent now, deep enough for a fist. It <not look:s> so bad from the left, and [actor] <turn> that side to the (front|room).
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:eat do:play',
    lines: `
      {food} [object] <taste> of more than it <look:s>: (pepper|honey) first, then smoke. [actor] <take> another bite to be certain, and then there <be:s> one left.
      {drink} [object] <go> down hot and <spread:object> out to the fingertips. [actor's] cheeks <be:p> red, and [actor.he] <push> the cup across for (more|[other]).
      {drink} There <be:p> grounds at the bottom of [object], (gritty|bitter) on the tongue. [actor] <stop> a finger's width from the end and <set> it aside.
      {instrument} One note of [object] <be:s> off, always the same one. [actor] <begin> to play around it, and the tune <become:s> (sadder|quicker) for it.
      {instrument} [other's] foot <find:s> the beat of [object] before [other.he] <notice>. In the second verse [other.he] <be> humming the (lower|second) voice.
      {toy} [object] <roll> to a stop against [other's] shoe. [other] <look> at it, and then, after a (glance|look) around, <kick> it back.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:make do:mend do:write do:wear do:count',
    lines: `
      {paper} The pen <run:s> dry on the last word of [object]. [actor] <press> harder, and it <stand:s> there without ink, to be felt with a (nail|fingertip).
      {paper} [actor] <blow> on [object] until it <be:s> dry. One (comma|letter) <have:s> run all the same, and it <look:s> like a small tree.
      {cloth} [object] <be> tight across the back, so [actor] <stand> straighter than usual. [other] <ask> whether [actor.he] <have> (grown|news).
      {cloth} There <be:s> sand in the pocket of [object], from another summer. [actor] <leave> it there and <do> up the (buttons|collar).
      {food} The first try at [object] <stick:s> to the pan. The second one [actor] <could turn>, with a (knife|prayer), and [other] <bring> the plates.
      {cord} The knot in [object] <slip:s> once and then <bite:s>. [actor] <hang> [actor.his] whole weight on it to make sure, and it (<hold:s>|<creak:s>, no more).
      {machine} [object] <start> at the third try and <run:object> rough, with one part left over. [actor] <put> that part in (a cup|a pocket) and <say> nothing.
      {door} [object] <close> again now, with a rub at the bottom. [actor] <plane> off a curl of wood as thin as (paper|skin), and then another.
      {furniture} [object] <wobble>. [actor] <shorten> one leg, then another, and [other] <point> out that it <be:s> becoming a (stool|footrest).
      {container} The patch on [object] <hold:s> for as long as nobody <look:s> at it. Then a single drop <form:s>, and [actor] <reach> for more (tar|glue).
      {picture} [actor] <step> back from [object] and <squint>. It <lack:s> one thing, in the (lower|upper) left, and [other] <know> at once what.
      {boat} [actor] <fill> the last gap in [object] and <push> her out an arm's length. She <float:s>, a little down at the (bow|back).
      {building} One corner of [object] <be:s> not square. A marble <would roll> there from anywhere, and [actor] <decide> to put the (stove|bed) on that side.
      {money} [actor] <come> to a different sum each time, once too much, twice too little. [other] <take> over and <build> small (towers|piles) of ten.
      {solid} It <hold:s>, though [object] <look> like two things now instead of one. [actor] <wipe> off the extra (glue|dirt), and <try> it out.
      {solid} [actor] <go> over [object] one last time and <find> the mistake at once. To mend it [actor.he] <would have> to undo the last (third|hour) of work.
    `,
  },
];
