import type { ReplyGroup } from '../reply-group';

/** Olivia's replies to what somebody looks at, reads or listens to. */
export const oliviaLooking: readonly ReplyGroup[] = [
  {
    writer: 'Olivia',
    answers: 'do:look do:read sight',
    lines: `
      {paper} "(Twelve|Nineteen) words," [actor] <say>, laying [object] flat, "and not one of them is please." [other] <come> closer. "What exactly do they want from us?"
      {door} "It opens inward," [actor] <say>, after a good look at [object]. "So we can't be shut in, only (shut out|kept waiting). That's something to work with."
      {person} "Is it my (hair|collar)?" [object] <ask>. [actor] <shake> [actor.his] head. "You look like a person who hasn't decided yet." "I have, though," [object] <say>.
      {person} "You may as well ask," [object] <say>, without looking up. [actor] <ask>. [object] <take> the question seriously, and <answer> (half|most) of it.
      {person} "I've counted," [object] <say>. "That's the (third|fourth) time you've looked over here." "The fifth," [actor] <admit>. "May I sit down?"
      {person} Under that look [object] <straighten> up. "All right," [object.he] <say>. "I'll tell you where I was, but I'd like to do it (sitting down|outside)."
      {animal} "Look at the ears," [other] <say>. "Both forward. [object] can hear (a car|footsteps) long before we can." [actor] <move> away from the window.
      {animal} "If you blink, you lose," [other] <say>. [object] and [actor] <look> at each other for a full minute. Then [object] <yawn>. "I think that's a (draw|yes)," [actor] <say>.
      {water} "It's dropped," [actor] <say>. "Look at the mark along the edge of [object]. A hand's width since (noon|breakfast)." [other] <take> off both shoes. "Then I can wade."
      {sky} "Clear until (midnight|four)," [other] <say>, following [actor's] eyes up to [object]. "After that I wouldn't bet. If we want to go, we should be packed by ten."
      {body} "Well?" [other] <say>. "What can you read in [object]?" [actor] <take> [actor.his] time. "Late nights," [actor.he] <say>, "and (hard work|rain)." "That's not a difficult guess."
      {machine} "The needle hasn't moved," [actor] <say>, and <tap> the glass. [other] <listen> to [object] for a moment. "No. But the (pitch|rhythm) has. Turn the thing down a notch."
      {portable thing} "I've seen hundreds of those," [other] <say>. "Not with the (left|top) side worn down like that," [actor] <say>, an inch away from [object]. "How do you use yours?"
      {portable thing} "Either [object] was moved," [actor] <say>, "or the (table|shelf) was." [other] <sight> along the dust. "The dust says neither." [actor] <lean> in to argue.
    `,
  },
];
