import { useEffect, useState } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { TextLink } from '~/ui/actions/text-link';
import { Notice } from '~/ui/states/notice';
import { backlistAddress } from '../fandoms/fandom-links';
import type { KnownWork } from './backlist/backlist.contract';
import { isOwnByline } from './backlist/files/byline';
import type { Origin } from './backlist/files/found-story';
import { sketchOf } from './backlist/files/sketch';
import { askKnown } from './backlist/screen/send-works';
import { backlistTexts } from './backlist/texts';
import { importingTexts as texts } from './texts';

interface WholeWorkNoticeProps {
  origin: Origin;
  writer: { id: string; name: string };
  /** The words of its first chapter. */
  beginning: string;
}

/** What becomes of a work that comes with its days, series and address, and what its author should know before sending it. */
export function WholeWorkNotice({ origin, writer, beginning }: WholeWorkNoticeProps) {
  const known = useKnown(origin, beginning, writer.id);
  const warnings = [
    known && backlistTexts.known[known.by](known.title),
    !isOwnByline(origin.byline, writer.name) && backlistTexts.otherName,
  ].filter((text) => typeof text === 'string');
  return (
    <div className="grid gap-2">
      <p className="text-muted">{texts.keptAsWork}</p>
      {warnings.map((text) => (
        <p key={text} className="font-medium text-amber wrap-anywhere">
          {text}
        </p>
      ))}
    </div>
  );
}

/** What chapters of a story that is here already leave behind, and how it comes along. */
export function OfStory() {
  return (
    <p className="text-muted">
      {texts.notOfStory} <TextLink to={backlistAddress}>{texts.asNewStory}</TextLink>
    </p>
  );
}

/** Why chapters under another author's name do not come into a story that is here already, where no moderator would look at them. */
export function OfAnother({ byline }: Pick<Origin, 'byline'>) {
  return (
    <Notice tone="error">
      {texts.ofAnother(byline)} <TextLink to={backlistAddress}>{texts.asNewStory}</TextLink>
    </Notice>
  );
}

/** The author's story that such a work is already; undefined where there is none, or no answer. */
function useKnown(origin: Origin, beginning: string, writerId: string): KnownWork | undefined {
  const [known, setKnown] = useState<KnownWork>();
  useEffect(() => {
    let isLate = false;
    setKnown(undefined);
    void askKnown([{ id: randomId(), origin, sketch: sketchOf(beginning) }], writerId).then(([found]) => {
      if (!isLate) setKnown(found);
    });
    return () => {
      isLate = true;
    };
  }, [origin, beginning, writerId]);
  return known;
}
