import { useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import { coverAddress } from '~/covers/story/cover-address';
import { Button } from '~/ui/actions/button';
import { InviteLink } from '~/ui/sharing/invite-link';
import { drawPicture, PICTURE, type PictureWords } from './draw-picture';
import { revealTexts } from './reveal-texts';

interface SharePictureProps {
  /** The name of the story's cover. */
  cover: string;
  words: PictureWords;
  storyId: string;
}

/** The story's picture with its title, its writers and one line of it, to keep or to send, and its address to copy. */
export function SharePicture({ cover, words, storyId }: SharePictureProps) {
  const { title, names, quote } = words;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    let isOver = false;
    const image = new Image();
    image.src = coverAddress(cover);
    Promise.all([image.decode(), document.fonts.ready]).then(
      () => {
        if (isOver) return;
        drawPicture(context, image, { title, names, quote });
        setDrawn(true);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [cover, title, names, quote]);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <figure className={isDrawn ? undefined : 'hidden'}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={revealTexts.pictureOf(title, names, quote)}
          {...PICTURE}
          className="h-auto w-full rounded-md border border-line"
        />
        <figcaption className="mt-2">
          <Button size="sm" variant="quiet" onClick={() => save(canvas.current)} className="-ml-3.5">
            {revealTexts.keepPicture}
          </Button>
        </figcaption>
      </figure>
      <InviteLink path={href('/story/:storyId', { storyId })} title={revealTexts.share} label={revealTexts.storyLink} />
    </div>
  );
}

/** Saves what was drawn as a file. */
function save(canvas: HTMLCanvasElement | null): void {
  if (!canvas) return;
  const link = document.createElement('a');
  link.download = revealTexts.pictureFile;
  link.href = canvas.toDataURL('image/png');
  link.click();
}
