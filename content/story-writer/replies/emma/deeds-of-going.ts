import type { ReplyGroup } from '../reply-group';

/** What somebody present makes of going, running, leaving, arriving and falling. */
export const emmaGoing: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'do:go',
    lines: `
      {ground; opens} Somebody <have> gone along [object] (shortly|not long) before, in a hurry and heavily loaded, and [actor] <measure> one of those steps against [actor.his] own.
      {building; opens} From nearby [object] <look> smaller than the stories (about|told of) [object.it], and better kept; [actor] <wonder> who <pay> for the (paint|upkeep).
      {door; opens} What [actor] <notice> first <be> how smooth [object] <be> at the height of a child's hand, and how (rough|untouched) everywhere else.
      {water} The marks along the edge <tell:p> [actor] that [object] <have> been much higher, and not in some other century: the (mud|weed) on them <be> still soft.
      {vehicle boat} Close to, [object] <show> every journey so far, a (dent|scrape) on one side, a (careful|clumsy) repair on the other; [actor] <trust> the repair.
      {person; opens} [actor] <see> that [object] <have> been expecting somebody, though perhaps somebody (else|earlier), and <decide:actor> not to apologize yet.
      {} It <be> (nearer|farther) than it <seem>, and on the way [actor] <begin> to see [object] properly: less grand, more (used|handled), somebody's.
      {; opens} All the way to [object], [actor] <see> now, the (worst|loose) bits <have:p> been swept aside, always to the (left|right), by one careful person.
      {} [other] <keep> half a step behind [actor], and it <be> plain from the (short|careful) steps that [other.he] <know> [object] from some earlier, worse (day|visit).
      {-} By the (tenth|twentieth) step [actor] <know> which of the (three|many) reasons for going <be> the real one; it <be> the (smallest|plainest), and it <be> enough.
      {-; opens} [actor] <look> back once, to (learn|fix) how the way <look> from this side, for on the way back it <would be> (darker|later).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:run',
    lines: `
      {ground} Every loose (stone|board) on [object] <announce:s> [actor], and [actor.he] <think>, absurdly, how (quiet|easy) the same way must be for a cat.
      {building; opens} Faces <come:p> to the windows of [object] and (<stay:p>|<multiply:p>), and [actor] <see> that none of them <look:p> surprised, only (late|interested).
      {door} The (whole|entire) way [actor] <keep> both eyes on [object], so that of the rest there <remain> only (noise|color) and one (upturned|startled) face.
      {animal; opens} Something about it <strike> [actor]: [object] <move> like a creature that <know> the way, not like one (afraid|hunted), and that <seem>  worth (the breath|following).
      {person; opens} [object] <look> back (once|twice), not at [actor] but past [actor.he], and it <be> that look that (<frighten>|<trouble>), and not the running.
      {vehicle} For the length of (ten|six) breaths [actor] <be> exactly as fast as [object], and (<see:actor>|<notice:actor>) a face turned away behind the glass.
      {} From the (running|effort) and the noise [actor] <bring> one still picture, which <be> of [object], very small, with (nobody|no one) anywhere near.
      {-} It <surprise> [actor] how much there <be> time to see: a (gate|shutter) left open, a plate with (bread|crumbs) on it, somebody deciding to look elsewhere.
      {-; opens} When there <be> no breath left, [actor] <stand> with (hands on knees|both hands on a wall) and <count> what <have> been left behind, and one (item|thing) of it <matter>.
      {-} [other] <be> no great runner but the better (planner|thinker), and [actor] <see> it at the corner, where [other.he] <be> already (waiting|pointing).
      {; opens} [actor] <know> without looking that [object] <be> nearer by now, or farther; the back of the neck <know:s> it, and (<keep:s> quiet|<guess:s>).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:leave',
    lines: `
      {building; opens} From outside [object] <look> much as before, and [actor] <need> a (moment|second look) to find the one window that <have> (altered|gone dark).
      {person; opens} [actor] <take> along a last sight of [object], (upright|composed) and busy with some (small|needless) thing, and <understand:actor> that the busyness <be> for [actor.his] sake.
      {ground} After the first bend [object] (<be> gone|<be> out of sight), and [actor] <slow> down, having (nobody|no one) left there to be brave for.
      {} What [actor] <miss> first, before any person, <be:s> [object]: how (near|ready) [object.it] <have> been all this time, and how (little|seldom) thanked.
      {; opens} [object] <stay> behind, where (anyone|the next comer) <could find> [object.it], and [actor] <begin> to see that as (a message|a mistake) rather than an accident.
      {-} The last thing [actor] <hear> <be> a chair being put back under a table, (gently|squarely), by somebody who <mean> to (go on|stay) living there.
      {-; opens} [actor] <go> without a list, and on the (step|first hundred yards) the list <make> itself, and the (third|second) thing on it <be> serious.
      {-} [other] <not wave>, having both hands full, but [actor] <see> [other.he] move to the (window|light) to be seen not waving, which <be> (kinder|warmer).
      {person} Whatever [object] <think> of it, [actor] <hear> no (step|call) from behind, and slowly <take:actor> that for (permission|an answer).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:arrive',
    lines: `
      {building; opens} Somebody inside [object] <stop:s> talking in the middle of a (word|sentence), and [actor] <guess>, from the (length|quality) of the pause, whose name it <be>.
      {building} A place <have> been kept in [object], [actor] <see>: a (hook|chair) left empty, a lamp moved nearer, all of it done some (days|weeks) too early.
      {ground water} The first thing [actor] <do> <be> to look for what <have> changed about [object], and the answer (<be>|<seem> to be) only the one who <be> looking.
      {person; opens} Before any greeting [object] <look> at [actor's] hands, to see what they <hold:p>, and the relief that it <be> no letter <be> (plain|visible).
      {} Among all that there <be:s> to look at, [actor] <choose> [object], perhaps because nothing else <have> been (cleaned|moved) for the (occasion|day).
      {; opens} [object] <be> not where such a thing <belong:s>, and [actor] <conclude> that (somebody|someone) <have> been called away in the (last hour|middle of using it).
      {-} It <take> [actor] a while to understand that the two (cups|plates) on the table <be:p> no (leftover|accident): one of them <be> clean and turned (down|to the door).
      {-; opens} [actor] <be> early, and <see:actor> therefore what (nobody|no one) <mean> to show: the (hurry|quarrel) just over, the smiles still being (found|put on).
      {-} [other] <be> the first to see [actor], and for the length of a (blink|breath) there <be> no politeness in it at all, only (relief|gladness).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:fall',
    lines: `
      {ground; opens} Down there, with one cheek to [object], [actor] <see> what nobody upright <have> seen: a (scrape|groove) worn by something (often|lately) dragged.
      {water} Cold <be> the first thing [actor] <know> of [object], and the second <be> how (loud|green) [object.it] <be> from inside, and how (near|plain) the edge.
      {furniture building} [actor] <lie> where [object] <have> let go of [actor.he], and <look:actor> up, and <find:actor> that the (ceiling|underside) of things <be> (seldom|never) dusted.
      {person} Nobody <laugh>. [object] <be> set upright and (brushed|dusted) down, and [actor] <see> from the (care|gentleness) of it that somebody there <have:s> children.
      {} From below, [object] <be> a different (matter|sight) altogether, with all the (mending|wear) on the side away from visitors; [actor] <stay> for a second look.
      {; opens} [actor] <check> [object] first and bones (second|afterward), and <be:actor> (surprised|ashamed) at the order, which <say> more than any (speech|promise).
      {-} Nothing <be> broken, but [actor] <stay> down a little longer than (necessary|strictly needed), since (nobody|no one) <expect> anything of a person on the floor.
      {-; opens} What (<hurt>|<sting>) <be> not the knee. It <be> that the place <have> been pointed out, (days|an hour) before, by somebody too (fussy|timid) to believe.
      {-} [other] <have> a hand out before [actor] <reach> the ground, and <keep:other> it there (afterward|later on), open, (patient|steady), until it <be> taken.
    `,
  },
];
