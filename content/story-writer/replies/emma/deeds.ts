import type { ReplyGroup } from '../reply-group';

/** What somebody present makes of any deed, by its own verb. */
export const emmaDeeds: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers: 'object sight',
    lines: `
      {weapon tool} [other] <see> [object], and <see> [actor] see it. Neither of them <reach:s> for it. "Let's both step back," [other] <say>, "and talk about this first."
      {paper} [actor] <want> to know what [object] <say>, and <be> afraid to know. [other] <have> no such trouble. "Read it to me," [other.he] <say>, "or give it here."
      {paper picture} [other] <not take> [other.his] eyes off [object]. "I know who made that," [other.he] <say>, so softly that only [actor] <hear> it. "I thought it was lost."
      {key} [actor] <close> one hand around [object]. As long as [actor.he] <have> it, nobody <could leave> without asking. [other] <understand> that at the same moment, and <begin> to be very polite.
      {money} Nobody <say:s> how much it <be:s>. [actor] <see> [other] do the sum, and <see> what it <do:s> to [other's] face. "Half of it is yours," [actor.he] <say> quickly.
      {door window} [actor] <put> an ear to [object]. [other] <hold> [other.his] breath. For as long as neither of them <look:s>, anything at all <could be> on the other side, and that <be:s> the worst of it.
      {animal} [object] <look> at [actor] as if they <have:p> met. [other] <laugh>, and then <stop>, because it <do:s> look that way. "What does it want from you?" [other.he] <ask>.
      {food drink} [actor] <be> hungrier than [actor.he] <want> to admit. But [other] <look> at [object] in just the same way, and there <be:s> not enough for two. "You have it," [actor.he] <hear> [actor.himself] say.
      {machine phone} [actor] <wait> for [object] to do something. It <not do:s> anything, and that <be:s> what <make:s> [actor.him] nervous. "Did you touch it?" [actor.he] <ask>. [other] <swear> not.
      {vehicle boat} There <not be:s> room in [object] for everyone. [actor] <see> [other] come to the same conclusion, and for a moment each of them <wait:s> for the other to be noble.
      {ground water road} [other] <measure> [object] with [other.his] eyes and <not like> what [other.he] <see>. "It's farther than they said," [other.he] <tell> [actor]. "If we start now, we'll be halfway by dark."
      {light fire} It <be:s> only [object], but everyone <move:s> a little closer. [actor] <see> [other's] face change in the light: it <be:s> the face of somebody who <have:s> made up [other.his] mind.
      {portable;old portable} "First you find [old]," [other] <say>, "and now [object]. Doesn't that strike you as odd?" [actor] <have> to admit that it <do:s>, and that [actor.he] <have> been trying not to think so.
      {paper;alone} [actor] <be> alone with [object], and there <be:s> nobody to stop [actor.him] from reading it. Afterward, [actor.he] <know>, [actor.he] <could not say> that [actor.he] <have> not known.
      {door window;alone} [actor] <put> an ear to [object] and <hold> [actor.his] breath. On the other side somebody <do:s> exactly the same. [actor.he] <be> quite certain of that, without knowing why.
      {container;alone} Nobody <have:s> told [actor] not to open [object]. That <be:s> just what <make:s> [actor.him] careful. [actor.he] <walk> around it twice before [actor.he] <kneel> down and <begin>.
      {machine phone;alone} [actor] <wait> for [object] to do something. It <not do:s> anything, and that <be:s> worse. "I know you can hear me," [actor.he] <say> at last, and <feel> only a little foolish.
      {solid;old solid} [actor] <look> from [object] to [old] and back. On their own they <mean:p> nothing. Together they <be:p> almost a message, and [actor.he] <begin> to understand whom it <be:s> for.
    `,
  },
  {
    writer: 'Emma',
    answers: 'told:mystery',
    lines: `
      {-} Somebody. [addressed] <think> about that word. There <be:p> not so many of them that it <could be> anyone, and [addressed.he] <begin> to go through the names. [speaker's] <be:s> the first.
      {-} [addressed] <not like> to think it. To [do], one <have:s> to know where to look, and only they <know:p> that. "Then it's one of us," [addressed.he] <say>, more quietly.
    `,
  },
  {
    writer: 'Emma',
    answers: 'told:mine',
    lines: `
      {-} [addressed] <try> to picture it: [speaker], of all people. "You?" [addressed.he] <say>. "I wouldn't have thought you could [do.you]. Why didn't you come to me first?"
      {-} So it <be:s> [speaker] who <have> [done]. [addressed] <have> blamed somebody else for it all this time, and <feel> the blood rise to [addressed.his] face. "I owe somebody an apology," [addressed.he] <say>.
      {-} [addressed] <listen> to the end. It <not surprise> [addressed.him] that [speaker] <have> [done]. The surprise <be:s> that [speaker] <say> so now, with everyone listening.
    `,
  },
  {
    writer: 'Emma',
    answers: 'told:yours',
    lines: `
      {-} [addressed] <go> over it again in silence. It <be:s> true: [addressed.he] <have> [done], and [speaker] <have> every right to say so. "I'm listening," [addressed.he] <say>. "Go on."
      {-} It <hurt:s> to hear it said aloud, because it <be:s> true. [addressed] <have> hoped that [speaker] <have> forgotten. "I wish I could undo it," [addressed.he] <say>.
    `,
  },
  {
    writer: 'Emma',
    answers: 'told:asked',
    lines: `
      {-} [addressed] <be> not used to being ordered about, and <have> half a mind to refuse. But [speaker] <look> as if everything <hang:s> on it. So [addressed.he] <begin> to [do], slowly, to show that it <be:s> a favor.
      {-} [addressed] <not ask> why. If [speaker] <want> [addressed.him] to [do], there <be:s> a reason, and from [speaker's] voice it <be:s> not one to discuss in the open.
    `,
  },
  {
    writer: 'Emma',
    answers: 'told:theirs',
    lines: `
      {-} If it <be:s> true that [doer] <have> [done], then [addressed] <have> trusted the wrong one. [addressed.he] <ask> [speaker] to say it once more, slowly, and to leave nothing out.
      {-} [addressed] <have> suspected as much. It <be:s> just like [doer] to [do] and leave the rest to others. "Then it's up to us," [addressed.he] <say>, and <roll> up [addressed.his] sleeves.
    `,
  },
  {
    writer: 'Emma',
    answers: 'claim',
    lines: `
      {-} [addressed] <look> for a smile on [speaker's] face and <find> none. [claim], then. "I'll need to see that for myself," [addressed.he] <say>, "before I tell anybody else."
      {-} "[claim]," [addressed] <say> slowly, and <look> again, with new eyes. It <explain:s> a good deal. It even <explain:s> why nobody <have:s> dared to say so until now.
    `,
  },
  {
    writer: 'Emma',
    answers: 'answer:whether',
    lines: `
      {-} "[yes]," [addressed] <say>, and <see> at once that it <be:s> not the answer [speaker] <have> hoped for. "But it doesn't have to change anything," [addressed.he] <add>. They both <know:p> that it <do:s>.
      {-} "[no]," [addressed] <say>, and <wish> it was true. [speaker] <not press> the point, and that <be:s> worse than any argument. After a minute [addressed] <begin> to explain.
      {-} [addressed] <think> about it longer than a yes or no should take. "[yes]," [addressed.he] <say> in the end. "I haven't told anyone. You're the first who asked."
    `,
  },
  {
    writer: 'Emma',
    answers: 'answer:known',
    lines: `
      {-} "[known]," [addressed] <say>, and <wonder> why [speaker] <have> to ask, having been there. Unless it <be:s> a test. [addressed.he] <look> up, and [speaker] <look> away.
      {-} "[known]," [addressed] <say>. It <be:s> odd to hear it said aloud. Until now nobody <have:s> thought that it <matter:s>, and by [speaker's] face it <matter:s> very much.
    `,
  },
  {
    writer: 'Emma',
    answers: 'question:why:you question:how:you question:what:you',
    lines: `
      {-} [addressed] <could not say> it in one sentence. There <be:s> a moment, that <be:s> all, when it <be:s> harder not to [do]. [speaker] <listen>, and <seem> to know such moments.
    `,
  },
];
