// @vitest-environment happy-dom
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { earlyPressScript, useEarlyPresses } from './early-presses';

const SENT = 'The gate stood open.';
const TYPED = 'The gate stood wide open.';

/** A box as it is sent with words in it. React knows what stands in it, or leaves it to the page. */
const boxes = {
  'that React knows': function Known({ onText }: { onText(text: string): void }) {
    useEarlyPresses();
    const [text, setText] = useState(SENT);
    onText(text);
    return <textarea value={text} onChange={({ target }) => setText(target.value)} />;
  },
  'that is left to the page': function Free({ onText }: { onText(text: string): void }) {
    useEarlyPresses();
    return <textarea defaultValue={SENT} onInput={({ currentTarget }) => onText(currentTarget.value)} />;
  },
};

it.each(Object.entries(boxes))('keeps what is typed before its script is there into a box with words %s', async (_, Box) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Box onText={vi.fn()} />);
  new Function(earlyPressScript)();
  const box = place.querySelector('textarea');
  if (!box) throw new Error('There is no box.');
  box.value = TYPED;
  const typing = new Event('input', { bubbles: true });
  Object.defineProperty(typing, 'isTrusted', { value: true });
  box.dispatchEvent(typing);

  const onText = vi.fn();
  const page = hydrateRoot(place, <Box onText={onText} />);
  await vi.waitFor(() => expect(onText).toHaveBeenLastCalledWith(TYPED));
  expect(box.value).toBe(TYPED);
  page.unmount();
});
