import type { ReplyGroup } from '../reply-group';

/** Emma's replies to what is taken and handled. */
export const emmaHandling: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'do:take do:hold do:find do:touch do:pull',
    lines: `
      {paper} A corner <come:s> off in [actor's] fingers. [actor.he] <lay> [object] flat and <look> for (two books|a board) to press [object.it] between, because folding [object.it] again <would finish> the job.
      {paper; opens} [actor] <hold> [object] up against the light to see if there <be:s> more to read. There <be:s>: a (whole line|figure) rubbed out, with the dents of the pencil still in the page.
      {cloth} [object] <be> thinner than [actor] <had think>. (One layer|That much) <would not keep> anybody warm tonight, so [actor.he] <begin> to look for a second to wear over it.
      {cloth} Where [object] <have> been mended, the stitches <be:p> (tiny|in the wrong color), and there <be:p> a great many. [actor] <handle> [object.it] with more respect after that.
      {tool} The grip of [object] <have:s> worn down to fit (a left|a smaller) hand. [actor] <shift> [actor.his] fingers until it <feel:s> right, and <try> two slow strokes in the air.
      {tool} [actor] <test> the weight of [object] and <know> which job to begin with. The small one, that no one would praise, (would|might) take until noon.
      {weapon} It <surprise:s> [actor] how soon [object] <begin> to feel ordinary. [actor.he] <notice> that, and <change> hands, so as not to get (comfortable|used to it).
      {weapon; opens} [actor] <keep> [object] pointed at the (floor|ground). [other] <have> stopped moving, and [actor] <be:actor> the one who <have:s> to say what <happen:s> next.
      {container} By the weight, [object] <be> about half full. [actor] <keep> [object.it] level and <look> for a (flat place|dry spot) to set [object.it] down before [actor.he] <do> anything else.
      {container} The bottom of [object] <be:s> wet, and the wet <come:s> off on [actor's] sleeve. [actor.he] <sniff> at it: (rain|tea|lamp oil). Whatever <be:s> inside should be dried today.
      {light} [actor] <have> to change hands, because [object] <be> still hot from use. There <be:s> perhaps an hour of light left, and half of that should be saved for the way (back|home).
      {picture} [actor] <tilt> [object] against the glare and <see> [actor.himself] there for a moment, (paler|more tired) than [actor.he] <had think>. Sleep first, [actor.he] <decide>, and then the rest.
      {food} There <be:s> enough of [object] for (two|three) if nobody <be:s> greedy. [actor] <divide> it in [actor.his] mind and <ask> who <have:s> not eaten since yesterday.
      {drink} Some of [object] <run:s> down [actor's] wrist. [actor.he] <lick> it off without thinking, and so [actor.he] <know> now that it <have:s> been (sweetened|watered down).
      {instrument} [object] <give> one low note by accident as [actor] <change:actor> hands, a little flat. [other] <look> up at once. So [other.he] <could play>, [actor] <think>, and <hold:actor> it out.
      {toy} [object] <be> smaller than [actor] <remember> such things. One side <have:s> been chewed, by a child or a dog, and [actor] <put> it up where no foot <would find> it.
      {stone} Fine (grit|dust) from [object] <stick:s> to [actor's] fingers. [actor.he] <write> one word with it on the back of [actor.his] hand, so as not to forget, and <go> on.
      {plant} The stem <be:s> still wet, so [object] <have> been cut or watered this morning. [actor] <look> for a (jar|glass) and some water before thinking about anything else.
      {cord} [actor] <run> [object] through [actor.his] fingers from end to end and <find> a single weak place, no longer than a (thumbnail|bean). It <would hold> a bucket, [actor.he] <think>, not a person.
      {portable} [object] <fit> under [actor's] arm with very little to see. [actor.he] <try> three steps like that, and then three more, and <decide> that it <would do> as far as the (corner|gate).
      {portable; opens} [actor] <move> [object] from one hand to the other and back. The choice <be:s> simple: keep [object.it] and be asked about it, or leave [object.it] and (wonder|be sorry).
      {portable} [other] <ask> for [object], palm up. [actor] <think>, for the length of one breath (in|out), and then <ask:actor>, "What would you do with it that I can't?"
      {portable} The underside of [object] <be:s> (cleaner|newer) than the top. So [object.it] <have> been lying there a good while, [actor] <think>, and no one <would be> in a hurry to have it back.
      {person} [object] <begin> to explain, and [actor] <shake> [actor.his] head. Later. First they <would look:p> for a chair, (hot tea|dry socks), and a door that <shut:s>.
      {animal; opens} There <be:s> a bald patch behind the neck of [object], where a (collar|strap) <have:s> rubbed. So [object.it] <belong> to somebody, and there <be:p> two honest ways, to feed [object.it] first or to ask around first.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:take do:hold do:touch do:pull',
    lines: `
      {person} [object] <hold> on longer than people usually do. By the time [object.he] <let> go, [actor] <know> how long [object.he] must have been alone, and <stay> within (reach|call).
      {person; opens} "I can walk," [object] <say>. [actor] <not let> go at once. [actor.he] <count> (four|six) steps, good ones, and only then <open:actor> [actor.his] hand.
      {animal} [object] <stop> struggling sooner than [actor] <expect>. [actor.he] <could feel> the heart going, very fast, and <loosen> [actor.his] grip by the width of a (finger|straw).
      {body} Without a glove, [object] <have> gone (stiff|white) with cold. [actor] <rub> until the color <begin:s> to come back, and <not stop> to ask whether that <hurt:s>.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:touch do:pull',
    lines: `
      {door} Paint <come:s> off [object] in (flakes|curls) and <stay:s> under [actor's] nails, green over brown over white. Three owners at least, [actor.he] <think>, and <push> a little harder.
      {vehicle} Rust <come:s> away on [actor's] palm. But the tires <have:p> air, and the seat <be:s> dry, and [actor] <decide> that [object] <have> one more journey left, a (short|slow) one.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:pull',
    lines: `
      {furniture} [object] <leave> four pale marks on the floor. [actor] <see> from them how the room <be:s> meant to be, and <drag> the other things back to (match|where they belong).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:lose',
    lines: `
      {portable} [actor] <go> back in [actor.his] mind from room to room. [object] <be> there at breakfast, and there on the stairs. After the stairs [actor.he] <have> used both hands for [actor.his] (coat|umbrella). The stairs, then.
      {portable} Twice [actor] <look> in the same (drawer|pocket), because that <be:s> where [object] should be. The third time [actor.he] <begin> with the places where [object.it] should not.
      {solid} [actor] <mark> the place where [actor.he] <have> stopped, with a (twig|chalk line), and <start> on the other side. If [object] <not turn> up by then, [actor.he] <would ask> for help.
      {person} [actor] <think> of the places where [object] <go> when [object.he] <be> unhappy. There <be:p> two. The nearer one <be:s> on a hill, and [actor.he] <look> for proper (boots|shoes).
      {person; opens} It <be:s> not like [object] to be gone so long. [actor] <leave> the (lamp|light) on in the hall and <ask> [other] to stay by it while [actor.he] <go> out to look.
      {animal} [actor] <call> softly, and <shake> the tin with the dry food in it. Then [actor.he] <stand> still and <listen>, because [object] <would not come> to anyone who <walk:s> about.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:count',
    lines: `
      {solid} The figure <not agree:s> with the one [actor] <have> in mind. [actor.he] <go> through it all again, aloud, one finger at a time, and [other] <come> over to (check|keep score).
      {solid} [actor] <write> the number on [actor.his] (wrist|thumb), since numbers <not stay:p> in [actor.his] head. Tomorrow [actor.he] <would count> once more, and then it <would be> clear which way it <go:s>.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:wear',
    lines: `
      {cloth} There <be:s> a red line on [actor's] skin from the (collar|seam) of [object]. [actor.he] <rub> at it, and <think> of people who wear such a thing every day of the week.
      {cloth} [other] <look> [actor] up and down, in all seriousness, and <pick> a thread off one (sleeve|shoulder). "Now you look like somebody they would let in."
      {cloth} Warm from [actor's] own body, [object] <be> hard to part with. [actor] <decide> to keep [object.it] close until (supper|dark), whatever the others <say:p>.
      {money} At first [object] <be> cold against the (skin|neck), and soon not. [actor] <look> down at it, and <think> of the person who <have:s> worn it through all those (Sundays|winters).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:take do:hold do:touch do:pull do:wear',
    lines: `
      {portable} For a moment [actor] <want> to give [object] (back|away) and be done with (it all|the whole business). Then [actor.he] <see> [other's] face and <change> [actor.his] mind.
      {portable} Holding [object], [actor] <feel> (calmer|braver) than [actor.he] <had be> all day. It <not be> much, but it <be> more than [other] <have>.
      {person} [actor] <see> how thin [object] <have> grown. [actor.he] <say> nothing about it, but [actor.he] <be> gentler after that, and (slower|more careful).
      {animal} [object] <let> it happen and <keep> very still. [actor] <understand> that somebody <have:s> been (kind|cruel) to [object] before, and <make:actor> every move slow.
      {body} [actor] <feel> the cold in [object] and <think> of how long they <have:p> all been out here without (food|sleep). They <need:p> help, and soon.
    `,
  },
];
