import { Copy, Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { Button } from '~/ui/actions/button';
import { buttonStyle } from '~/ui/actions/button-style';
import { Collapsible } from '~/ui/layout/collapsible';
import { useToast } from '~/ui/toasts/use-toast';
import { pageTexts } from '../../texts';
import { dailyTexts } from '../texts';
import { type DailyResult, pictureText, shareText } from './share-text';

export interface ShareResultProps {
  result: DailyResult;
  dayText: string;
  titles: readonly string[];
  address: string;
}

/** A day's result as text and as a picture: through the system's share sheet where there is one, else to copy and to save. */
export function ShareResult({ result, titles, address }: ShareResultProps) {
  const text = shareText(result, address);
  // A new result is a new picture.
  const search = new URLSearchParams({ of: String(result.score), ...(result.three && { set: 'three' }) });
  const picture = `${href('/word-games/daily/:day/picture.png', { day: result.day })}?${search}`;
  const file = `quillarena-daily-${result.three ? 'three-' : ''}${result.day}.png`;
  const [sharesPictures, setSharesPictures] = useState(false);
  useEffect(() => setSharesPictures(takesPictures()), []);
  return (
    <div className="flex max-w-full flex-col gap-3 has-[details[open]]:w-full">
      <ShareText text={text} />
      <Collapsible title={dailyTexts.asPicture}>
        <div className="grid max-w-xl gap-3">
          <img
            src={picture}
            alt={pictureText(result, titles)}
            width={1200}
            height={630}
            loading="lazy"
            className="h-auto w-full rounded-md"
          />
          <div className="flex flex-wrap gap-3">
            {sharesPictures && <SharePicture picture={picture} file={file} text={text} />}
            <a href={picture} download={file} className={buttonStyle('outline')}>
              <Download aria-hidden="true" />
              {dailyTexts.savePicture}
            </a>
          </div>
        </div>
      </Collapsible>
    </div>
  );
}

/** A text to copy, and where there is a share sheet, to share. */
function ShareText({ text }: { text: string }) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  return (
    <div className="flex flex-wrap gap-3">
      <CopyButton text={text} />
      {canShare && (
        // Closing the browser's share sheet is not a failure.
        <Button onClick={() => navigator.share({ text }).catch(() => undefined)} variant="outline">
          <Share2 aria-hidden="true" />
          {dailyTexts.share}
        </Button>
      )}
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const toast = useToast();
  const [byHand, setByHand] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: pageTexts.daily.copied, tone: 'success' });
    } catch {
      setByHand(true);
    }
  };
  return (
    <>
      <Button onClick={copy} variant="outline">
        <Copy aria-hidden="true" />
        {dailyTexts.copyResult}
      </Button>
      {byHand && (
        <div role="status" className="order-last w-full max-w-sm text-sm">
          <p className="text-muted">{pageTexts.daily.copyFailed}</p>
          <pre className="mt-2 rounded-md border border-line bg-raised px-3 py-2 font-sans wrap-anywhere whitespace-pre-wrap select-all">
            {text}
          </pre>
        </div>
      )}
    </>
  );
}

function SharePicture({ picture, file, text }: { picture: string; file: string; text: string }) {
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const share = async () => {
    setPending(true);
    const png = await fetch(picture)
      .then((answer) => (answer.ok ? answer.blob() : undefined))
      .catch(() => undefined);
    setPending(false);
    if (!png) return toast({ title: pageTexts.daily.shareFailed, tone: 'error' });
    await navigator.share({ files: [new File([png], file, { type: png.type })], text }).catch(() => undefined);
  };
  return (
    <Button onClick={share} pending={pending} variant="outline">
      <Share2 aria-hidden="true" />
      {dailyTexts.sharePicture}
    </Button>
  );
}

/** Whether the system's share sheet takes files. */
function takesPictures(): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([], 'picture.png', { type: 'image/png' })] });
}
