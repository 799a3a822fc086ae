import type { ReplyGroup } from '../reply-group';

/** What follows on any deed, by its own verb. */
export const noahDeeds: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'act:bold',
    lines: `
      {;old portable} [doing] <not be:s> enough. [actor] <need> [old] as well, and [other] <go> to fetch it.
      {;old solid} [actor] <have> [done]. That <leave:s> only [old], and neither of them <want:s> to be the one to begin with it.
      {;old light} [other] <hold> up [old] so that [actor] <could see>. By its light it <be:s> plain that [doing] <have:s> only made things worse.
      {-;alone} [doing] <be:s> the easy half. For the other half [actor] <need> somebody to hold the light, and there <be:s> nobody.
      {;alone;old portable} [doing] <not be:s> enough. [actor] <go> back for [old] and <try> again with that, and this time it <help:s>.
    `,
  },
  {
    writer: 'Noah',
    answers: 'act:bold act:move',
    lines: `
      {-} [actor] <be> still out of breath from [doing] when [other] <take> [actor.him] by the sleeve. "Come on. We can't stay here."
      {;old portable} No sooner <have> [actor] [done] than [other] <reach> for [old]. "Then we need this, too."
      {;old portable} As soon as [actor] <have> [done], [other] <put> [old] into [actor's] hand. "You'll need it where you're going."
      {;old container} Now that [actor] <have> [done], [other] <open> [old]. It <be:s> the only place where nobody <have:s> looked.
      {;alone;old solid} [actor] <have> [done]. That <leave:s> only [old], the one thing [actor.he] <have> put off all along.
    `,
  },
  {
    writer: 'Noah',
    answers: 'act:bold act:kind',
    lines: `
      {-} It <take:s> [actor] three tries to [do]. By the third, everyone <have:s> stopped talking, and [other] <have> started to count.
      {-;alone} It <take:s> [actor] three tries to [do]. After that [actor's] hands <be:p> steady, and [actor.he] <go> straight on to the next thing.
    `,
  },
  {
    writer: 'Noah',
    answers: 'act:bold act:kind act:calm',
    lines: `
      {;old furniture fixture machine} Something <move:s> behind [old] while [actor] <be> busy [doing]. [other] <see> it first and <point>.
    `,
  },
  {
    writer: 'Noah',
    answers: 'act:kind',
    lines: `
      {-} [other] <come> to help, and after that it <go:s> faster. By the time they <have:p> [done], it <be:s> almost dark.
      {-} While [actor] <be> busy [doing], [other] <keep> watch at the door. Twice [other.he] <raise> a hand: quiet.
      {-;alone} By the time [actor] <have> [done], it <be:s> almost dark. That <be:s> what [actor.he] <have> been waiting for.
    `,
  },
  {
    writer: 'Noah',
    answers: 'act:move',
    lines: `
      {-} [actor] <have> only just [done] when [other] <call> out a warning. There <be:s> room for one, not for two.
      {-;alone} [actor] <have> [done], and now there <be:s> no one to call back to. Ahead it <be:s> very quiet.
      {-} [other] <follow>, ten steps behind. When [actor] <stop>, [other] <stop>, too, and for a second neither of them <breathe:s>.
      {-} [actor] <not get> far. [other] <be> already there, arms folded, in the only way through.
    `,
  },
  {
    writer: 'Noah',
    answers: 'act:mood',
    lines: `
      {-} It <be:s> catching. First [other] <begin:other>, then everyone, and when they <stop:p> the worst of it <be:s> over.
      {-} [actor] <have> hardly [done] when somebody next door <begin:s> to knock on the wall. [other] <knock> back.
    `,
  },
  {
    writer: 'Noah',
    answers: 'act:calm',
    lines: `
      {-;alone} After ten minutes of [doing] [actor] <find> it: a small thing, and out of place, and [actor.he] <put> it in a pocket.
    `,
  },
  {
    writer: 'Noah',
    answers: 'act:somebody',
    lines: `
      {-} [actor] <have> hardly [done] when everyone else <find:s> something to look at. Only [other] <not turn> away.
      {-} [other] <step> back to make room. Between [actor] and the door there <be:s> now nobody at all.
      {-;alone} [actor] <not wait> to see what <come:s> of it. Three steps, and [actor.he] <be> around the corner.
    `,
  },
  {
    writer: 'Noah',
    answers: 'refrain',
    lines: `
      {-} Everyone <wait:s> for [actor] to [do]. In the silence the clock <sound:s> twice as loud, and at last [other] <step> forward instead.
      {-;alone} There <be:s> still time to [do]. [actor] <let> it pass, a minute, then five, and after that it <be:s> decided.
    `,
  },
  {
    writer: 'Noah',
    answers: 'anothers',
    lines: `
      {} [owner] <want> [object] back and <take> hold of the other end. For a moment both <pull:p>. Then [actor] <let> go, and [owner] <sit> down hard.
      {} [actor] <hold> on to [object]. [owner] <reach> for it and <miss>, and they <go:p> twice around in a circle before either <say:p> a word.
    `,
  },
  {
    writer: 'Noah',
    answers: 'happens',
    lines: `
      {} Before anyone <could stop> it, [object] <begin:object> to [do] again, harder this time. [actor] <pull> [other] back by the collar.
      {} [actor] <go> to see what <make:s> [object] [do]. [actor.he] <be> gone for a minute, and <come> back walking backward.
      {;old cord cloth} [actor] <tie> [object] down with [old]. It <hold:s> for as long as it <take:s> to step away.
      {;old portable} [other] <throw> [old] at [object] to make it stop. It <miss:s>, but it <work:s> all the same.
      {;old solid} As long as [object] <go:object> on like that, nobody <could get> to [old]. [actor] <look> for a way around.
      {;alone} [actor] <go> to see what <make:s> [object] [do]. There <be:s> nothing behind it, nothing under it, and it <do:s> it again.
    `,
  },
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
