// @vitest-environment happy-dom
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useKeydown } from '~/ui/keys/use-keydown';
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

/** A whole document, as the site is: also a key that is pressed where nothing has the focus is React's then. */
function Whole({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head />
      <body>{children}</body>
    </html>
  );
}

/** Shows a page as it is sent, before it has its script. */
function send(sent: ReactNode): void {
  const html = renderToString(<Whole>{sent}</Whole>);
  document.replaceChildren(new DOMParser().parseFromString(html, 'text/html').documentElement);
  new Function(earlyPressScript)();
}

/** Brings the script of the page that is shown. */
function load(page: ReactNode): void {
  const root = hydrateRoot(document, <Whole>{page}</Whole>);
  onTestFinished(() => root.unmount());
}

/** Sends a page with a box, into which somebody types before the page has its script. @returns the box. */
function typedEarly(sent: ReactNode, words: string): HTMLTextAreaElement | HTMLInputElement {
  send(sent);
  const box = document.querySelector<HTMLTextAreaElement | HTMLInputElement>('textarea, input');
  if (!box) throw new Error('There is no box.');
  box.value = words;
  const typing = new Event('input', { bubbles: true });
  Object.defineProperty(typing, 'isTrusted', { value: true });
  box.dispatchEvent(typing);
  return box;
}

it.each(Object.entries(boxes))('keeps what is typed before its script is there into a box with words %s', async (_, Box) => {
  const onText = vi.fn();
  const box = typedEarly(<Box onText={vi.fn()} />, TYPED);
  load(<Box onText={onText} />);
  await vi.waitFor(() => expect(onText).toHaveBeenLastCalledWith(TYPED));
  expect(box.value).toBe(TYPED);
});

it('leaves what a script has put together from words on the device and those typed early', async () => {
  const onReady = vi.fn();
  function Kept() {
    useEarlyPresses();
    const area = useRef<HTMLTextAreaElement>(null);
    useLayoutEffect(() => {
      if (area.current) area.current.value = `${SENT} ${area.current.value}`;
      // After all that is done once the page is ready.
      setTimeout(() => setTimeout(onReady));
    }, []);
    return <textarea ref={area} />;
  }
  const box = typedEarly(<Kept />, 'Nobody came.');
  load(<Kept />);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce());
  expect(box.value).toBe(`${SENT} Nobody came.`);
});

it.each([
  ['owls', ''],
  ['', 'cats'],
])('tells a search box %j, typed early in the place of %j', async (typed, sent) => {
  const onText = vi.fn();
  function Search() {
    useEarlyPresses();
    const input = useRef<HTMLInputElement>(null);
    // As one that follows its address does.
    useEffect(() => {
      if (input.current) input.current.value = sent;
    }, []);
    return <input ref={input} type="search" defaultValue={sent} onChange={({ target }) => onText(target.value)} />;
  }
  const box = typedEarly(<Search />, typed);
  load(<Search />);
  await vi.waitFor(() => expect(onText).toHaveBeenLastCalledWith(typed));
  expect(box.value).toBe(typed);
});

it.each(['text', 'email', 'password'])('tells what is typed early into a box of one line of type %s', async (type) => {
  const onText = vi.fn();
  function Line() {
    useEarlyPresses();
    const [text, setText] = useState('');
    onText(text);
    return <input type={type} value={text} onChange={({ target }) => setText(target.value)} />;
  }
  const box = typedEarly(<Line />, 'owls');
  box.focus();
  load(<Line />);
  await vi.waitFor(() => expect(onText).toHaveBeenLastCalledWith('owls'));
  expect(box.value).toBe('owls');
});

const MOMENTS = ['before its script is there', 'while React takes the page over', 'right after React has taken it over'];

/** A page with a button and a shortcut, on which something is pressed at one of the moments. @returns what it answered in the end. */
async function pressedAt(moment: string, event: Event): Promise<{ presses: number; keys: number }> {
  const answered = { presses: 0, keys: 0 };
  const onRest = vi.fn();
  const press = () => {
    const target = event instanceof KeyboardEvent ? document.body : document.querySelector('button');
    Object.defineProperty(event, 'isTrusted', { value: true });
    target?.dispatchEvent(event);
  };
  function Shown() {
    useEarlyPresses();
    useKeydown(({ target }) => {
      // As of a key that is pressed where nothing has the focus.
      if (target === document.body) answered.keys += 1;
    });
    useLayoutEffect(() => {
      if (moment === MOMENTS[2]) queueMicrotask(press);
    }, []);
    useEffect(() => {
      // After all that is done once the page is ready.
      setTimeout(() => setTimeout(onRest));
    }, []);
    const hear = () => {
      answered.presses += 1;
    };
    return (
      <button type="button" onClick={hear}>
        Bookmark
      </button>
    );
  }
  send(<Shown />);
  if (moment === MOMENTS[0]) press();
  startTransition(() => load(<Shown />));
  if (moment === MOMENTS[1]) press();
  await vi.waitFor(() => expect(onRest).toHaveBeenCalledOnce());
  return answered;
}

it.each(MOMENTS)('has a button that is pressed %s answer once', async (moment) => {
  expect(await pressedAt(moment, new MouseEvent('click', { bubbles: true }))).toEqual({ presses: 1, keys: 0 });
});

it.each(MOMENTS)('has a key that is pressed %s heard once', async (moment) => {
  expect(await pressedAt(moment, new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))).toEqual({ presses: 0, keys: 1 });
});
