import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../actions/button';
import { cx } from '../cx';
import { controlStyle } from '../fields/field-frame';
import { sharingTexts as texts } from './texts';

export interface InviteLinkProps {
  /** Of the page; the browser knows the rest of its address. */
  path: string;
  title?: string;
  /** Names the address. */
  label?: string;
}

/** An address to copy: that of a room, for inviting others, or of a story. */
export function InviteLink({ path, title = texts.title, label = texts.roomLink }: InviteLinkProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(path);
  const [said, setSaid] = useState<string>('');
  useEffect(() => setAddress(new URL(path, window.location.href).href), [path]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(texts.linkCopied);
    } catch {
      // Browsers offer the clipboard only on https pages.
      box.current?.select();
      setSaid(texts.linkNotCopied);
    }
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-semibold">
        {title}
      </h2>
      <div className="flex flex-wrap gap-2">
        <input
          ref={box}
          readOnly
          value={address}
          aria-label={label}
          onFocus={(event) => event.currentTarget.select()}
          className={cx(controlStyle, 'min-h-11 min-w-0 flex-[1_1_13rem] text-sm')}
        />
        <Button variant="outline" onClick={copy} className="grow px-3.5">
          {said === texts.linkCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {texts.copyLink}
        </Button>
      </div>
      <p role="status" className="mt-1 min-h-5 text-sm text-muted">
        {said}
      </p>
    </section>
  );
}
