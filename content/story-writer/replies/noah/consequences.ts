import type { ReplyGroup } from '../reply-group';

/** What comes of a deed, by its kind, by what it is done to, and by what stands between them. */
export const noahConsequences: readonly ReplyGroup[] = [
  {
    writer: 'Noah',
    answers: 'do:sever',
    lines: `
      {cord} The cut end of [object] <slide:s> away. Whatever [object] <have> held, nothing <hold:s> it now.
      {cord;old boat vehicle animal} The cut end <slide:s> off by itself. Without [object], nothing <keep:s> [old] here, and it <begin:s> to move.
      {cord;old container furniture tool machine} The cut end of [object] <jump:s> back, and [old] <come:s> crashing down. [other] only just <get> out of the way.
      {cloth paper} [object] <come> apart in two pieces. [other] <take> the bigger one and <not give> it back.
      {plant} What <be:s> left of [object] <be:s> just long enough to hold on to. [other] <try> it with one hand.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:throw',
    lines: `
      {solid;by into in} [object] <go> in without a sound and <not come> up again. "That was the only one," [other] <say>.
      {solid;by at} [object] <miss:object> by a hand's width and <break:object> against the wall. [other] <not move>.
      {solid;by out over off} It <take:s> three seconds until they <hear:p> [object] land. "That's deep," [other] <say>.
      {solid;alone} It <take:s> a long time until [actor] <hear> [object] land. Then [actor.he] <hear> somebody pick it up.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:go',
    lines: `
      {furniture fixture;by onto on up} [object] <creak:object> and <tip:object> an inch. [actor] <sit> down where [actor.he] <be>, and <hold> on.
      {building room vehicle boat;by into in inside through} Inside [object] it <be:s> colder than out. [actor] <call>, and only an echo <answer:s>.
      {solid furniture fixture;by under behind} There <be:s> just room for one. [other] <have> to stay where [other.he] <be>, in plain view.
      {place;by to toward towards} [actor] <reach> [object] out of breath. [other] <be> there already, and <not seem> surprised.
      {place;by across over} Halfway across, [actor] <look> back. [other] <be> waving with both arms: not that way.
      {place;by down up along} It <go:s> on longer than it should. [actor] <stop> to count the steps, and [other] <bump> into [actor.him].
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:run',
    lines: `
      {place door;by into to through toward} [actor] <get> to [object] first and <hold> it for [other]. Two seconds later somebody <try:s> the handle.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:eat',
    lines: `
      {paper} There <be:s> no second copy. [other] <watch> the last corner of [object] go down.
      {food} [actor] <leave> one bite of [object]. [other] <look> at it, and [actor] <push> it across.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:give',
    lines: `
      {portable} [other] <take> [object] and <turn> it over. "And what do you want for it?"
      {portable;old portable} [other] <take> [object], and <give> [actor] [old] in return. Now they <be:p> even.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:put',
    lines: `
      {portable;by on in under behind into onto} It <not stay:s> there for long. As soon as [actor] <look> away, [other] <have> [object] up a sleeve.
      {portable;by on in under behind into onto} There [object] <stay>. Nobody <touch:s> it, and everybody <look:s> at it.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:break',
    lines: `
      {solid} [other] <kneel> and <collect> the pieces of [object]. One <be:s> missing.
      {solid;old solid} Inside [object], in among the pieces, there <be:s> something that <belong:s> to [old].
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:pull',
    lines: `
      {solid door} [object] <not move>. [other] <take> hold as well, and on three they <lean:p> back.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:light',
    lines: `
      {light fire} Now they <could see:p> each other's faces, and it <be:s> no comfort. [other] <shade> [object] with one hand.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:write',
    lines: `
      {paper} The ink on [object] <be:s> not dry before [other] <have> read it upside down.
      {solid} [other] <read> what [actor] <have> written on [object], and <cross> out one word.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:read',
    lines: `
      {paper} [other] <read> [object] over [actor's] shoulder and <get> to the end first. "Oh no."
      {paper;alone} [actor] <read> [object] to the end, then the last line again. It <not be:s> meant for [actor.him].
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:look',
    lines: `
      {solid} [object] <not change>, however long [actor] <look>. But [other] <see> something and <point>.
      {solid;old solid} [actor] <look> from [object] to [old]. "Look," [other] <whisper>. "It's the same mark."
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:wear',
    lines: `
      {cloth} [object] <not fit>. [other] <begin> to laugh, and then <see> whose it <have:s> been.
      {cloth;alone} There <be:s> something in the pocket of [object]. [actor] <feel> its edges before taking it out.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:find',
    lines: `
      {portable} [other] <hold> out a hand for [object]. [actor] <think> it over and <put> it away.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:hit',
    lines: `
      {person} [object] <sit> down on the floor and <look> more surprised than hurt. Nobody <help:s> [object.him] up.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:take',
    lines: `
      {portable} [other] <want> to see [object]. [actor] <open> one hand, and <close> it again.
      {portable;old container cloth} [actor] <put> [object] away in [old]. It <make:s> a bulge, and [other] <see> it.
    `,
  },
  {
    writer: 'Noah',
    answers: 'do:rest',
    lines: `
      {furniture;by on in at} [object] <be:object> still warm. Whoever <have:s> been there first <not be:s> far away.
    `,
  },
];
