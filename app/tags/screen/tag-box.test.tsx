// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TextFieldMetadata } from '~/ui/fields/field-frame';
import { TagBox } from './tag-box';

const TAGS = [
  { name: 'Slow Burn', stories: 12 },
  { name: 'Slow Dancing', stories: 0 },
];
const answer = vi.fn<(address: string) => Promise<Response>>();
const field = { id: 'tags', name: 'freeforms', defaultValue: '', errors: undefined } as unknown as TextFieldMetadata;
let root: Root | undefined;

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => Response.json({ tags: TAGS }));
  vi.stubGlobal('fetch', (address: string) => answer(address));
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The box, with the caret behind what is typed, once it offers tags. */
async function typed(text: string) {
  const place = document.body.appendChild(document.createElement('div'));
  const page = createRoot(place);
  root = page;
  flushSync(() => page.render(<TagBox kind="freeform" field={field} label="More tags" hint="" fandoms={() => 'Naruto'} />));
  const box = place.querySelector('textarea');
  if (!box) throw new Error('There is no box.');
  box.focus();
  box.value = text;
  box.setSelectionRange(text.length, text.length);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(options()).toHaveLength(TAGS.length));
  return box;
}

const options = () => [...document.querySelectorAll('[role=option]')];
const status = () => document.querySelector('[role=status]')?.textContent;

function press(box: HTMLTextAreaElement, key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  flushSync(() => box.dispatchEvent(event));
  return event;
}

/** The option that a screen reader is told to read. */
function active(box: HTMLTextAreaElement) {
  const id = box.getAttribute('aria-activedescendant');
  const option = options().find((each) => each.id === id);
  expect(options().filter((each) => each.getAttribute('aria-selected') === 'true')).toEqual(option ? [option] : []);
  return option?.querySelector('bdi')?.textContent;
}

it('asks for the tag that is typed, of its kind and for the fandoms of the story, and says what it found', async () => {
  const box = await typed('Angst, slow');
  const [address = ''] = answer.mock.lastCall ?? [];
  expect(Object.fromEntries(new URL(address, 'http://site.test').searchParams)).toEqual({ kind: 'freeform', q: 'slow', fandoms: 'Naruto' });
  expect(options().map(({ textContent }) => textContent)).toEqual(['Slow Burn12 stories', 'Slow Dancing']);
  expect(status()).toBe('2 suggestions. Use the arrow keys.');
  const list = document.querySelector('[role=listbox]');
  expect(list?.getAttribute('aria-label')).toBe('More tags to choose from');
  expect(box.getAttribute('aria-controls')).toBe(list?.id);
  expect(box.getAttribute('aria-autocomplete')).toBe('list');
});

it('walks through what it offers with arrows, around its ends, and tells which one it is at', async () => {
  const box = await typed('slow');
  expect(active(box)).toBeUndefined();
  const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
    expect(press(box, key).defaultPrevented).toBe(true);
    return active(box);
  });
  expect(walked).toEqual(['Slow Burn', 'Slow Dancing', 'Slow Burn', 'Slow Dancing', 'Slow Burn']);
});

it('takes the one it is at with Enter, in place of what is typed alone', async () => {
  const box = await typed('Angst, slow');
  press(box, 'ArrowDown');
  expect(press(box, 'Enter').defaultPrevented).toBe(true);
  expect(box.value).toMatch(/^Angst, Slow Burn(?:, )?$/);
  expect(options()).toEqual([]);
  expect(status()).toBe('');
});

it('leaves Enter as it is where nothing is chosen, and all keys while letters are composed', async () => {
  const box = await typed('slow');
  expect(press(box, 'Enter').defaultPrevented).toBe(false);
  expect(press(box, 'ArrowDown', { isComposing: true }).defaultPrevented).toBe(false);
  expect(active(box)).toBeUndefined();
  expect(box.value).toBe('slow');
});

it('puts the tags away with Escape and keeps what is typed; then keys are those of the box', async () => {
  const box = await typed('slow');
  press(box, 'ArrowDown');
  expect(press(box, 'Escape').defaultPrevented).toBe(true);
  expect([options(), box.value, box.getAttribute('aria-controls'), box.getAttribute('aria-activedescendant')]).toEqual([
    [],
    'slow',
    null,
    null,
  ]);
  expect(press(box, 'ArrowDown').defaultPrevented).toBe(false);
  expect(press(box, 'Escape').defaultPrevented).toBe(false);
});

it.each(['touch', 'mouse'])('takes the one that is pressed by %s, and the focus stays in the box', async (pointerType) => {
  const box = await typed('slow');
  const [, second] = options();
  const down = new PointerEvent('pointerdown', { pointerType, bubbles: true, cancelable: true });
  second?.dispatchEvent(down);
  expect(down.defaultPrevented).toBe(true);
  flushSync(() => second?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  expect(box.value).toMatch(/^Slow Dancing(?:, )?$/);
  expect(options()).toEqual([]);
  expect(document.activeElement).toBe(box);
});

it('asks once for what is typed again while the box has the focus', async () => {
  const box = await typed('slow');
  const type = async (text: string, offers: number) => {
    box.value = text;
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(options()).toHaveLength(offers));
  };
  answer.mockImplementation(async () => Response.json({ tags: TAGS.slice(1) }));
  await type('slow d', 1);
  await type('slow', 2);
  expect(answer).toHaveBeenCalledTimes(2);
  flushSync(() => box.blur());
  box.focus();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(3));
});

it('offers nothing once the box is left', async () => {
  const box = await typed('slow');
  flushSync(() => box.blur());
  expect(options()).toEqual([]);
});
