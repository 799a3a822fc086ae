import { useState } from 'react';
import { aiPercent, aiShareText } from '~/stories/writers/ai-share';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { useLateView } from '~/ui/states/use-late-view';
import { Prose } from '~/ui/text/prose';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { useToast } from '~/ui/toasts/use-toast';
import { AboutPassage } from './about-passage';
import { ReadPart, type StoryPart } from './read-part';
import { wovenTexts as texts } from './texts';

export interface WovenStoryProps {
  /** The paragraphs with which the story began; empty when a writer began it. */
  starter: readonly string[];
  parts: readonly StoryPart[];
  /** Whether the reader is signed in. */
  signedIn: boolean;
  /** Where they say what it is about; undefined for those who did not write it. */
  tagsAddress?: string | undefined;
}

// Most readers only read; the code of the replay is loaded with the first one.
const loadReplay = () => import('./woven-replay');

/** A collaborative story to read, with its writers marked, or to watch in a replay. */
export default function WovenStory({ starter, parts, signedIn, tagsAddress }: WovenStoryProps) {
  const toast = useToast();
  const [replaying, setReplaying] = useState(false);
  const [loading, setLoading] = useState(false);
  const { View: WovenReplay, fetchView } = useLateView(loadReplay);

  const watch = async () => {
    setLoading(true);
    const there = await fetchView();
    setLoading(false);
    if (there) return setReplaying(true);
    toast({ ...texts.failed, tone: 'error' });
  };

  const percent = aiPercent(
    parts.flatMap(({ ai, text, changed = 0 }) => [
      { isAi: ai, characters: [...text].length - changed },
      { isAi: false, characters: changed },
    ]),
  );
  return (
    <>
      {percent !== undefined && <p className="mt-6 text-sm text-muted">{aiShareText(percent)}</p>}
      {starter.length > 0 && <Prose paragraphs={starter} dropCap className="mt-8 mb-7" />}
      {replaying && WovenReplay ? (
        <WovenReplay
          parts={parts}
          signedIn={signedIn}
          whole={
            <Button variant="outline" size="sm" onClick={() => setReplaying(false)}>
              {texts.showAll}
            </Button>
          }
        />
      ) : (
        <>
          <ol aria-label={texts.parts} className="flex flex-col gap-7">
            {parts.map((part) => (
              <ReadPart
                key={part.number}
                part={part}
                paragraphs={splitParagraphs(part.text)}
                menu={<AboutPassage passage={part} signedIn={signedIn} />}
              />
            ))}
          </ol>
          {parts.length > 0 && (
            <p className="mt-8 flex flex-wrap gap-3">
              <Button variant="outline" onClick={watch} pending={loading} pendingText={texts.loading}>
                {texts.watch}
              </Button>
              {tagsAddress && (
                <ButtonLink to={tagsAddress} variant="quiet">
                  {texts.tags}
                </ButtonLink>
              )}
            </p>
          )}
        </>
      )}
    </>
  );
}
