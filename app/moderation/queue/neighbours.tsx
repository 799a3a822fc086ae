import type { Neighbours as ShownNeighbours } from '~/platform/feature/reportable';
import { Collapsible } from '~/ui/layout/collapsible';
import { neighboursTexts as texts } from './case-texts';

/** What stands before and after what was reported, in a section that opens on demand where its words are folded. */
export function Neighbours({ around: { before, after }, folded }: { around: ShownNeighbours; folded: boolean }) {
  if (before.length + after.length === 0) return null;
  const words = (
    <ol className="flex flex-col gap-3">
      {before.map((part) => (
        <Part key={part.id} part={part} />
      ))}
      <li className="border-l-2 border-bronze pl-4 text-sm text-bronze">{texts.here}</li>
      {after.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </ol>
  );
  return (
    <section aria-labelledby="case-around">
      <h3 id="case-around" className="mb-2 font-semibold">
        {texts.title}
      </h3>
      {folded ? <Collapsible title={texts.show}>{words}</Collapsible> : words}
    </section>
  );
}

function Part({ part: { author, text } }: { part: ShownNeighbours['before'][number] }) {
  return (
    <li className="border-l-2 border-line pl-4">
      <p className="text-sm text-muted">
        <bdi>{author}</bdi>
      </p>
      <p dir="auto" className="mt-0.5 font-prose whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </li>
  );
}
