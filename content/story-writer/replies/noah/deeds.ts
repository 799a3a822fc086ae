import type { ReplyGroup } from '../reply-group';

/** What follows on any deed, by its own verb. */
export const noahDeeds: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'object sight message number',
    lines: `
      {portable} [actor] <put> [object] into a pocket before anyone else <could ask> for it. It <show:s> through the cloth, and [other] <see> it.
      {portable} [other] <turn> [object] over. On the other side somebody <have:s> scratched a name, and it <be:s> one that they <know:p>.
      {solid;old cord} [actor] <tie> [old] around [object] and <pull>. It <move:s> a foot and <stop:s>, and [other] <come> to help.
      {solid;old tool weapon} [actor] <try> [object] with [old], gently, then less gently. It <give:s>.
      {solid;old light} [actor] <hold> [old] close to [object]. In that light there <be:s> something behind it that nobody <have:s> seen before.
      {solid;old container} [object] <fit:object> into [old] as if it <be> made for that. [actor] <close> the lid, and [other] <sit> down on it.
      {container} [actor] <shake> [object]. Something <move:s> in there, something small. [other] <want> to know whether it <be:s> alive.
      {door window} [object] <not be:object> locked. [other] <hold> it open with one foot, and [actor] <put> [actor.his] head through to look.
      {furniture} [other] <look> under [object]. Somebody <have:s> been sitting there for hours, by the crumbs.
      {animal} [object] <come> up to [actor] and <sit> down, as if the matter <be> settled. [other] <move> away a little.
      {vehicle boat} The seat of [object] <be:s> still warm. Whoever drove it <could not be> far, and [actor] <look> around.
      {road ground water} [actor] <take> the lead. Halfway across [object], [other] <call> to stop and <point> at the tracks.
      {food drink} [actor] <try> a little of [object]. It <be:s> better than it <look:s>, and in a minute there <be:s> only half of it left.
      {machine phone} [object] <start:object> up by itself. [actor] and [other] <look:p> at each other: neither of them <have:s> touched it.
      {paper picture} [actor] <hold> [object] up to the light. There <be:s> a second message under the first one, in another hand.
      {fire smoke} [other] <bring> water, and [actor] <beat> at it with a coat. It <take:s> both of them to get [object] under control.
    `,
  },
  {
    writer: 'Noah',
    answers: 'told:mystery',
    lines: `
      {-} [addressed] <look> at everyone's hands in turn, then at [addressed.his] own. "Nobody leaves," [addressed.he] <say>, "until we know who."
      {-} That night [addressed] <not sleep>. Whoever <want:s> to [do] <have:s> to come past this door.
    `,
  },
  {
    writer: 'Noah',
    answers: 'told:mine',
    lines: `
      {-} [addressed] <stop> listening at that point. If [speaker] <have> [done], there <be:s> no time to lose, and [addressed.he] <go> to get the coats.
      {-} [addressed] <get> up without a word and <go> to look. It <be:s> true: [speaker] <have> [done], and one could see it from the door.
    `,
  },
  {
    writer: 'Noah',
    answers: 'told:asked',
    lines: `
      {-} [addressed] <start> to [do], and it <go:s> wrong at once. "Not like that," [speaker] <say>, and <show> how.
      {-} [addressed] <need> both hands to [do]. It <take:s> a minute, and [speaker] <not take> [speaker.his] eyes off the door.
      {-} It <be:s> easy to say. [addressed] <begin> to [do], <slip>, and <begin> again, with [speaker] breathing down [addressed.his] neck.
    `,
  },
  {
    writer: 'Noah',
    answers: 'told:yours told:theirs told:things',
    lines: `
      {-} [addressed] <go> out to see for [addressed.himself]. When [addressed.he] <come> back, [addressed.he] <sit> down next to [speaker]. "All right. You win."
    `,
  },
  {
    writer: 'Noah',
    answers: 'answer:whether',
    lines: `
      {-} "[yes]," [addressed] <say>, and <prove> it on the spot. [speaker] <step> back to give [addressed.him] room.
      {-} "[no]," [addressed] <say>. Behind [addressed.his] back something <fall:s> over, and [speaker] <lean> to one side to look.
      {-} [addressed] <nod>. That <settle:s> it: [speaker] <get> up and <bolt> the door, just to be safe.
    `,
  },
  {
    writer: 'Noah',
    answers: 'answer:known',
    lines: `
      {-} "[known]," [addressed] <say>. [speaker] <go> to look, and <call> the others over at once.
    `,
  },
  {
    writer: 'Noah',
    answers: 'claim',
    lines: `
      {-} "[claim]," [addressed] <say> under [addressed.his] breath, and <write> it down. [speaker] <ask> to see how it <be:s> spelled.
      {-} "[claim]," [addressed] <say>. "Then we need another plan." [addressed.he] <tear> the old one in half and <hand> [speaker] one piece.
    `,
  },
];
