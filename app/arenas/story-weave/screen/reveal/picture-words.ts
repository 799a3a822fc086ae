import { bylineOf } from '~/stories/writers/writers';
import type { FoldedStory } from '../../protocol/fold.contract';
import type { PartView, RoomView } from '../../protocol/room.contract';
import { lineOf, scoreOf } from '../../rules/reveal/score';
import type { PictureWords } from './draw-picture';

/** What the picture of a closed room's story says; undefined where there is no line to quote. */
export function pictureWords(view: RoomView): PictureWords | undefined {
  const { ending, parts, folded } = view;
  if (!ending) return undefined;
  if (view.setting.format === 'fold') return foldWords(folded);
  const [first] = [...scoreOf(view).people].sort((one, other) => other.marks + other.votes - (one.marks + one.votes));
  return first && { title: ending.title, names: namesOf(parts), quote: first.line };
}

/** The first story is the one whose address the room has. */
function foldWords([story]: readonly FoldedStory[]): PictureWords | undefined {
  const [best] = [...(story?.lines ?? [])].sort((one, other) => other.votes + other.marks - (one.votes + one.marks));
  return story && best && { title: story.title, names: namesOf(story.lines), quote: lineOf(best.text) };
}

function namesOf(written: readonly Pick<PartView, 'writer' | 'kind'>[]): string {
  const writers = new Map(written.map(({ writer, kind }) => [writer, { name: writer, isAi: kind === 'ai' }]));
  return bylineOf(null, [...writers.values()]);
}
