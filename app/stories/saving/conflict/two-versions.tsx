import { useEffect, useMemo, useRef } from 'react';
import { Button } from '~/ui/actions/button';
import { Card } from '~/ui/layout/card';
import { Badge } from '~/ui/people/badge';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { compareWords, type Passage } from '../../history/compare-words';
import { OneOfTwo } from '../../history/compared-words';
import { countWords } from '../../text/words';
import { wordsText } from '../../text/words-box';
import type { Words } from '../save.contract';
import { newerVersion, type VersionTimes } from './newer-version';
import { versionsTexts as texts } from './texts';

export interface TwoVersionsProps {
  heading: string;
  mine: Words;
  theirs: Words;
  times: VersionTimes;
  /** What choosing each of them is called. */
  keepLabels: { mine: string; theirs: string };
  onChoose(keep: 'mine' | 'theirs'): void;
}

/** Two versions of a text that changed in the same place, the newer one first, for its writer to choose from. @see docs/product/stories.md */
export function TwoVersions({ heading, mine, theirs, times, keepLabels, onChoose }: TwoVersionsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const newer = newerVersion(times);
  const order = newer === 'mine' ? (['mine', 'theirs'] as const) : (['theirs', 'mine'] as const);
  const [later, earlier] = newer === 'mine' ? [mine, theirs] : [theirs, mine];
  const passages = useMemo(() => compareWords(earlier.body, later.body), [earlier.body, later.body]);
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" ref={title} tabIndex={-1} className="display text-2xl">
        {heading}
      </h2>
      <p role="alert" className="mt-2 mb-5 max-w-2xl text-muted">
        {texts.intro}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-5">
        {order.map((which) => (
          <Version
            key={which}
            words={which === 'mine' ? mine : theirs}
            isTitleNew={mine.title !== theirs.title}
            passages={passages.filter(({ kind }) => kind === 'same' || (kind === 'added') === (which === newer))}
            which={which}
            savedAt={times[which]}
            keep={{ label: keepLabels[which], isNewer: which === newer, onClick: () => onChoose(which) }}
          />
        ))}
      </div>
    </section>
  );
}

interface VersionProps {
  which: 'mine' | 'theirs';
  words: Words;
  isTitleNew: boolean;
  /** The words, with those that only this version has. */
  passages: readonly Passage[];
  savedAt: number | undefined;
  keep: { label: string; isNewer: boolean; onClick(): void };
}

function Version({ which, words, isTitleNew, passages, savedAt, keep }: VersionProps) {
  const { heading, words: label, facts } = texts[which];
  const count = wordsText(countWords(words.body));
  return (
    <Card as="section" aria-label={heading} className="flex min-w-0 flex-col gap-3">
      <h3 className="flex flex-wrap items-center gap-3 text-xl font-semibold">
        {heading}
        {keep.isNewer && <Badge tone="gold">{texts.newer}</Badge>}
      </h3>
      <p className="text-sm text-muted">
        {savedAt === undefined ? count : withParts(facts, { at: <Moment at={new Date(savedAt).toISOString()} />, words: count })}
      </p>
      {isTitleNew && <p className="font-semibold wrap-anywhere">{words.title}</p>}
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-md border border-line bg-raised px-4 py-3"
      >
        <OneOfTwo passages={passages} />
      </section>
      <Button variant={keep.isNewer ? 'gold' : 'outline'} className="mt-auto whitespace-normal!" onClick={keep.onClick}>
        {keep.label}
      </Button>
    </Card>
  );
}
