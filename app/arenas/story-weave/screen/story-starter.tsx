import { ClippedText } from '~/ui/text/clipped-text';
import { screenTexts } from './screen-texts';

/** What a room's story begins with: the prompt of the day and the opening that everybody continues. */
export function StoryStarter({ prompt, opening }: { prompt: string; opening: string }) {
  return (
    <section aria-labelledby="starter" className="rounded-lg border border-line bg-surface px-5 py-4 sm:px-6 sm:py-5">
      <h2 id="starter" className="text-sm font-semibold text-muted">
        {screenTexts.starterTitle}
      </h2>
      {prompt && <ClippedText text={prompt} className="mt-1 max-w-[38em] font-prose text-lg text-muted" />}
      <h3 className="mt-4 text-sm font-semibold text-muted">{screenTexts.openingLine}</h3>
      <ClippedText text={opening} className="mt-1.5 max-w-[34em] font-prose text-xl leading-[1.6]" />
    </section>
  );
}
