import type { ReplyGroup } from '../reply-group';

/** Emma's replies to thoughts, feelings and voices. */
export const emmaMindsAndVoices: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'do:call do:speak',
    lines: `
      {person} [object] <not interrupt>, and that <be:s> unusual. When it <be:s> over, [object.he] <have> one question, a practical one, about (times|trains), and [actor] <know:actor> that [object.he] <would come> along.
      {person} "Say that last part again," [object] <ask>. [actor] <say> it again, more slowly, and it <sound:s> (truer|worse) the second time. [object] <reach> for a chair.
      {person} [object] <hear> [actor] out with [object.his] head on one side. Then [object.he] <tell> [actor] what [object.he] <have> seen from [object.his] own (window|side), and the two stories <fit:p> but for one hour.
      {person} [actor] <have> to raise [actor.his] voice over the noise, so that everyone <hear:s>, not only [object]. A few of them <nod:p>. It <be:s> no longer a (private matter|secret).
      {person; opens} [object] <look> at the floor while [actor] <speak:actor>. "You might have told me (in spring|a week ago)," [object.he] <say> then, not unkindly. "What changed?"
      {person} It <take:s> [object] a while to answer. [actor] <see> [object.him] choosing what to leave out, and <decide> to believe the rest.
      {person} [actor] <have> rehearsed this all week. Now that [object] <stand> there, real and tired, only half of it <be:s> still true, and [actor.he] <say> that half.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:call',
    lines: `
      {door} [actor] <try> it with the flat of the hand, which <be:s> (louder|less polite). Inside, a chair <be:s> pushed back. It <take:s> the feet a long time to come, and they <wear:p> slippers.
      {door; opens} "Who's there?" a voice <ask:s> through [object]. [actor] <give> [actor.his] name, and then, since that <be:s> not enough, the (street|name of the school) where [actor.he] <had grow> up.
      {phone} It <ring:s> six times at the other end. [actor] <be> about to give up when there <be:s> a click, then a cough, then a (sleepy|cautious) "Yes?"
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:think do:want',
    lines: `
      {person} [actor] <think> of all the things that [object] <have> never once complained about. It <be:s> a long list, and it <make:s> [actor.him] get up and (put the kettle on|fetch a second chair).
      {person} Nobody <know:s> [object] better than [actor] <do>, and even so it <take:s> [actor.him] until now to see it: [object.he] <be> waiting for (permission|help). It <would be> easy to give.
      {idea} [actor] <say> it over under [actor.his] breath, to find the weak place in [object]. There <be:s> one, about in the middle, and it <have:s> to do with who <hold:s> the (ladder|door).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:rest',
    lines: `
      {furniture} [object] <creak>, and then <hold>. [actor] <let> [actor.his] full weight down by stages, and only when nothing more <creak:s> <begin:actor> to unlace [actor.his] (boots|shoes).
      {furniture} From [object] [actor] <could see> the whole room, and how little of it anyone <use:s>. The corner by the (stove|window) <be:s> the best of it, and [actor.he] <decide> to move there.
      {vehicle} The windows of [object] <begin:p> to fog. [actor] <wipe> a (hole|circle) to look through, the size of a plate, and through that [actor.he] <see> the lights go out, floor by floor.
      {plant ground} The (grass|earth) <be:s> drier than it <look:s>. [actor] <lie> back and <watch> an ant carry a crumb over [actor.his] sleeve, and by the time the ant <arrive:s>, [actor.he] <have> decided.
      {building room} A draft <come:s> from under the (door|stairs), and [actor] <move> twice to get out of it. From the third place [actor.he] <could see> the clock, and that <be:s> not restful either.
      {stone} The cold of [object] <come:s> through [actor's] clothes by and by. [actor.he] <stay> until the thought <have:s> an end, and then <get> up (stiff|rested), and ready to say it.
      {water} [actor] <take> off [actor.his] shoes and <put> both feet in. In cold like that nobody <could worry> about two (things|matters) together, and [actor.he] <choose> the (nearest|smallest).
      {person} [actor] <sit> so that [object] could lean against [actor.him] without having to ask. It <take:s> a few minutes. Then the weight <come:s>, and [actor] <not move:actor> again for an (hour|age).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:wake',
    lines: `
      {person} [object] <sit> up at once, with the print of a (button|cushion) on one cheek. "Is it time?" [object.he] <ask>, and [actor] <be:actor> sorry to have to say yes.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:laugh',
    lines: `
      {person} [object] <try> to keep a straight face and <lose>. That <settle:s> it, [actor] <think>: with a person who laughs like that one can (work|share a tent).
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:love',
    lines: `
      {person} [object] <smell> of (soap|rain|woodsmoke), and of being home. [actor] <not say> so. [actor.he] <ask> whether [object.he] <have> eaten, and that <mean:s> nearly the same.
      {person} When they <let:p> go, one of [actor's] buttons <have:s> caught in [object's] scarf. They <work:p> at it together, heads down, and it <take:s> (rather|much) longer than it <need:s> to.
      {person} [object] <keep> hold of one sleeve. "Stay for (supper|breakfast)," [object.he] <say>. It <be:s> an easy question, and [actor] <be:actor> out of practice with easy ones. "Yes," [actor.he] <say>.
      {animal} [object] <put:object> up with it for as long as a (biscuit|scratch behind the ear) <be:s> worth, and then some more. [actor] <feel> the day get lighter, and <think> of a place for [object.it] to sleep.
      {person} [object] <not pull> away. Afterward neither of them <know:s> where to look, and both <begin:p> to speak at once, and [actor] <let> [object] go first.
    `,
  },
  {
    writer: 'Emma',
    answers: 'do:think do:want do:change',
    lines: `
      {solid} If [actor] <be> honest, [object] <have> been on [actor's] mind (for days|since the beginning). [actor.he] <be> tired of thinking about [object.it]. [actor.he] <want> to act.
    `,
  },
];
