import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '~/ui/actions/button';
import { chapterTexts } from '../texts';

/** How long typing must pause before the preview updates, in ms. */
const PAUSE_MS = 300;

// The Markdown parser is large and few pages need it: it loads with the first preview.
const ChapterPreview = lazy(() => import('./chapter-preview').catch(() => ({ default: NoPreview })));

/** How a text will look to its readers, on demand. @param props.children what comes beside the button once there is something. */
export function WritingPreview({ text, children }: { text: string; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(setSettled, PAUSE_MS, text);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <div className="grid gap-3">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <Button size="sm" variant="quiet" aria-expanded={shown} className="-ml-3.5 noscript:hidden" onClick={() => setShown(!shown)}>
          {shown ? chapterTexts.hidePreview : chapterTexts.showPreview}
        </Button>
        {children}
      </div>
      {shown && (
        <section
          aria-label={chapterTexts.preview}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
          tabIndex={0}
          className="max-h-[60dvh] overflow-y-auto rounded-md border border-line bg-surface p-4"
        >
          <Suspense fallback={<p className="text-muted">{chapterTexts.loadingPreview}</p>}>
            <ChapterPreview text={settled} />
          </Suspense>
        </section>
      )}
    </div>
  );
}

function NoPreview({ text }: { text: string }) {
  return <p className="whitespace-pre-line">{text}</p>;
}
