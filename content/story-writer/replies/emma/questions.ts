import type { ReplyGroup } from '../reply-group';

/** Emma's replies to questions. */
export const emmaQuestions: readonly ReplyGroup[] = [
  {
    writer: 'Emma',
    answers:
      'question:who question:what question:where question:when question:why question:how question:howmany question:which question:whether question:tag',
    lines: `
      {-} "[echo]?" [addressed] <say>, to gain time. [addressed.he] <know> the answer, or most of it. "You won't like it," [addressed.he] <begin>, and [speaker] <sit> down to hear it all the same.
      {-} [addressed] <have> been afraid that somebody <would ask> about [matter]. "I'll tell you," [addressed.he] <say>, "but you have to hear me out." [speaker] <nod>, and for once [speaker.he] <not interrupt>.
      {-} [addressed] <not know> much about [matter], and <say> so. But there <be:s> one thing [addressed.he] <have> seen with [addressed.his] own eyes, and [speaker] <grow> very still when [addressed.he] <come> to it.
      {-} If it <be> anyone else, [addressed] <would make> a joke about [matter] and change the subject. But [speaker] really <want> to know. "All right," [addressed.he] <say>. "The truth, then."
      {;old} [addressed] <look> over at [old] before answering. "It has to do with that," [addressed.he] <say>. "More than you'd think. Sit down, and I'll tell you from the beginning."
      {;old} It <be:s> the question [addressed] <have> been asking [addressed.himself] ever since [old]. "I can tell you what I think," [addressed.he] <say>, "but I can't prove any of it. Not yet."
      {-} [addressed] <look> at [speaker] for a long moment and <decide> to tell the truth, or nearly all of it. The rest <belong:s> to other people, and [addressed.he] <say> that, too.
      {-} [addressed] <open> [addressed.his] mouth and <find> that [addressed.he] <not have> an answer. [addressed.he] <have> never thought about it. "Ask me again tomorrow," [addressed.he] <say>, "when I've been there."
      {} "About [about]?" [addressed] <sit> back. [addressed.he] <know> a little, from having kept [addressed.his] ears open at (meals|the right time), and <see> no reason why [speaker] should not know as much.
      {} [addressed] <not be> the right one to ask about [about], and <say> so. But [addressed.he] <know> who <be:s>, and <reach:addressed> for [addressed.his] (hat|coat), because [speaker] <would never find> the house alone.
      {} There <be:p> things about [about] that [addressed] <have> promised not to tell, and one or two that [addressed.he] <have> not. [addressed.he] <sort> them (quickly|in silence), and <give> [speaker] the second kind.
      {person} [addressed] <smile> a little at the name. [addressed.he] <have> known [about] since they <be:p> (nine|so high), and whatever [speaker] <have> been told, it <leave:s> out the best part.
      {paper} [addressed] <pat> one pocket and then the other. "I read [about] twice," [addressed.he] <say>, "and I could say most of it by heart. But the (end|date) I'd want to check."
      {idea} "That depends on what you count," [addressed] <say>. [addressed.he] <could see> [speaker] losing patience with [about], and <add:addressed>, more (plainly|softly), what [addressed.he] <would do> in [speaker's] place.
      {-;alone} No one <be:s> there to ask but [speaker.himself], and so [speaker] <answer>, too, in a (lower|different) voice. It <be:s> not a bad answer. [speaker.he] <try> it on like a coat, and <keep> it.
      {-;alone} [speaker] <put> the question differently, and then once more, until it <be:s> so small that one could (look it up|go and see). [speaker.he] <go> to see.
      {-;alone} It <be:s> easier to ask than to want to know. [speaker] <stand> there until the second <catch:s> up with the first, and then <start> with the nearest (place|drawer), where it might well be.
      {} [addressed] <turn> the question over. What [speaker] really <want> to know, [addressed.he] <think>, <be:s> not [about]. It <be:s> whether [addressed.he] <could be> trusted.
    `,
  },
];
