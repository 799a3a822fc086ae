import type { RoomView } from '../../protocol/room.contract';
import {
  ownIn,
  ownLineIn,
  withLineMark,
  withOwnFold,
  withOwnMark,
  withOwnPassage,
  withPassageMark,
  withProposed,
} from '../../protocol/room-view';
import type { RoomCall } from '../../protocol/weave.contract';

/** The room as its viewer sees it at once after what they asked for was done: everything else comes as a change of the room. */
export function withCall(view: RoomView, { name, question }: RoomCall): RoomView {
  switch (name) {
    case 'pick':
      return withOwnPassage(view, { ...ownIn(view, question.round), pick: question.passage });
    case 'pass':
      return withOwnWords(view, { round: question.round, text: '', done: true });
    case 'passageBack': {
      const { text } = view.fold ? ownLineIn(view, question.round) : ownIn(view, question.round);
      return withOwnWords(view, { round: question.round, text, done: false });
    }
    case 'proposePrompt':
      return withProposed(view, question.text);
    case 'markLine':
      return withLineMark(view, question);
    case 'pickLine':
      return view.fold ? withOwnFold(view, { ...ownLineIn(view, view.fold.round), pick: question }) : view;
    case 'titleLine':
      return view.fold?.phase === 'writing'
        ? withOwnFold(view, { ...ownLineIn(view, view.fold.round), title: question.title.trim() })
        : view;
    case 'markPassage':
      return withPassageMark(view, question);
    case 'mark':
      return withOwnMark(view, question, question.on);
    default:
      return view;
  }
}

/** The room after words of one's own passage or line are known to the server. */
export function withOwnWords(view: RoomView, own: { round: number; text: string; done: boolean }): RoomView {
  if (view.fold) return withOwnFold(view, { ...ownLineIn(view, own.round), ...own });
  return withOwnPassage(view, { ...ownIn(view, own.round), ...own });
}
