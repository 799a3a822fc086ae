import { href } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { Collapsible } from '~/ui/layout/collapsible';
import type { RoomView } from '../../protocol/room.contract';
import { bestLineOf } from '../../rules/fold/best-line';
import type { Inks } from '../../rules/reveal/writer-inks';
import { FoldLine } from './fold-line';
import { foldTexts as texts } from './fold-texts';

/** The stories that a game of Fold has left, each to open and to read, and the best line of the night. */
export function FoldEnd({ room, inks }: { room: RoomView; inks: Inks }) {
  const stories = room.folded;
  if (stories.length === 0) return null;
  const best = bestLineOf(stories.flatMap(({ lines }) => lines));
  return (
    <section aria-labelledby="folded" className="flex flex-col gap-6">
      {best && (
        <div>
          <h3 className="mb-3 font-semibold">{texts.best}</h3>
          <FoldLine line={best} inks={inks} room={room} />
        </div>
      )}
      <div>
        <h3 id="folded" className="mb-3 font-semibold">
          {texts.endTitle}
        </h3>
        <ul className="flex flex-col gap-3">
          {stories.map(({ storyId, title, prompt, lines }) => (
            <li key={storyId}>
              <Collapsible title={<span className="min-w-0 wrap-anywhere">{title}</span>}>
                <div className="flex flex-col gap-5 text-text">
                  <p className="text-sm text-muted">{prompt}</p>
                  {lines.map((line) => (
                    <FoldLine
                      key={line.round}
                      line={line}
                      inks={inks}
                      room={room}
                      beside={line.marks > 0 && <span className="text-sm text-muted">{texts.marks(line.marks)}</span>}
                    />
                  ))}
                  <TextLink to={href('/story/:storyId', { storyId })} className="inline-flex min-h-11 items-center self-start">
                    {texts.readStory}
                  </TextLink>
                </div>
              </Collapsible>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
