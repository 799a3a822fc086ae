import { Copy, Send, Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { href, useFetcher } from 'react-router';
import { Button } from '~/ui/actions/button';
import { useToast } from '~/ui/toasts/use-toast';
import type { RunView } from '../../referee/referee-types';
import type { SentChallenge } from '../send.route';
import { challengeTexts as texts } from '../texts';

interface SendRunProps {
  run: Pick<RunView, 'runId' | 'key'>;
  /** Whether its player had played the same puzzles before: there is nothing to send then. */
  repeated?: boolean | undefined;
}

/** Makes a link of a finished run, by which others get the same deal. */
export function SendRun({ run, repeated = false }: SendRunProps) {
  const fetcher = useFetcher<SentChallenge>();
  if (repeated) return null;
  const { address, error } = fetcher.data ?? {};
  if (address) return <ChallengeLink address={address} isNew />;
  return (
    <fetcher.Form method="post" action={href('/word-games/challenges')} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="run" value={run.runId} />
      <input type="hidden" name="key" value={run.key} />
      <Button type="submit" variant="outline" pending={fetcher.state !== 'idle'}>
        <Send aria-hidden="true" />
        {texts.send}
      </Button>
      <span className="text-sm text-muted">{texts.sendNote}</span>
      {error && (
        <p role="alert" className="w-full text-vermilion">
          {error}
        </p>
      )}
    </fetcher.Form>
  );
}

/** The link of a challenge, to copy or to share. @param props.isNew it has just taken the place of a button, and takes its focus. */
export function ChallengeLink({ address, isNew = false }: { address: string; isNew?: boolean }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  const toast = useToast();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ title: texts.copied, tone: 'success' }),
      () => toast({ title: texts.copyFailed, tone: 'info' }),
    );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <label htmlFor={id} className="text-sm text-muted">
          {texts.link}
        </label>
        <input
          ref={field}
          id={id}
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="min-h-11 w-full rounded-md border border-edge bg-bg px-3 text-base"
        />
      </div>
      <Button variant="outline" onClick={copy}>
        <Copy aria-hidden="true" />
        {texts.copy}
      </Button>
      {canShare && (
        // Closing the browser's share sheet is not a failure.
        <Button variant="outline" onClick={() => navigator.share({ url: address }).catch(() => undefined)}>
          <Share2 aria-hidden="true" />
          {texts.share}
        </Button>
      )}
    </div>
  );
}
