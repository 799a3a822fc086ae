// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallRoom } from '../../client/room/room-session';
import type { RoomView } from '../../protocol/room.contract';
import { roomOfTwo } from '../../testing/make-view';
import { MissedChanges, SteerPart, useChanges } from './steer-part';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const answered = roomOfTwo({
  steering: { number: 2, writer: 'Emma', text: 'The lamp went out.', answers: 'ann', left: 2, awaited: false, noOther: false, done: null },
});

function Part({ view, call }: { view: RoomView; call: CallRoom }) {
  const change = { view, ...useChanges() };
  return (
    <>
      <SteerPart call={call} {...change} />
      <MissedChanges {...change} />
    </>
  );
}

/** A page on which Ann has pressed 'Change the words' and typed. @returns how it shows the room from then on. */
async function changed(call: CallRoom) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = async (view: RoomView) => await act(async () => root.render(<Part view={view} call={call} />));
  await show(answered);
  await act(async () => buttonNamed('Change the words')?.click());
  const area = document.querySelector('textarea');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'The lamp went on.');
  await act(async () => area?.dispatchEvent(new Event('input', { bubbles: true })));
  return show;
}
const buttonNamed = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const save = async () =>
  await act(async () => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));

it('keeps the form with its words when they are refused, and closes it when they are taken', async () => {
  const call = vi.fn<CallRoom>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await changed(call);
  await save();
  expect(document.querySelector('textarea')?.value).toBe('The lamp went on.');
  await save();
  expect(document.querySelector('textarea')).toBeNull();
  expect(call.mock.calls).toEqual(Array.from({ length: 2 }, () => ['change', { number: 2, text: 'The lamp went on.' }]));
});

it('offers the words to copy when the part can no longer be changed', async () => {
  const show = await changed(vi.fn());
  await show({ ...answered, steering: null });
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.body.textContent).toContain('The lamp went on.');
  await act(async () => buttonNamed('Discard')?.click());
  expect(document.body.textContent).toBe('');
});

it('keeps them while the words of another part are changed', async () => {
  const show = await changed(vi.fn());
  await show({
    ...answered,
    steering: { ...answered.steering, number: 4, writer: 'Olivia', text: 'A door fell shut.' } as RoomView['steering'],
  });
  await act(async () => buttonNamed('Change the words')?.click());
  expect(document.querySelector('textarea')?.value).toBe('A door fell shut.');
  expect(document.body.textContent).toContain('The lamp went on.');
});

it('lets people undo what was done while another part is on its way', async () => {
  const steering = { number: 2, writer: 'Emma', text: '', answers: 'ann', left: 1, awaited: true, noOther: false } as const;
  const done = { kind: 'strike', playerId: 'ann', writer: 'Ann', objections: [] } as const;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Part view={{ ...answered, steering: { ...steering, done } }} call={vi.fn()} />));
  expect(buttonNamed('Undo')).toBeDefined();
  expect(document.body.textContent).toContain('Emma is thinking of another one...');
});

it('keeps the focus on "Another one" while it is written, and offers no further one to a writer who has none', async () => {
  const steering = {
    number: 2,
    writer: 'Emma',
    text: 'The lamp went out.',
    answers: 'ann',
    left: 1,
    awaited: false,
    noOther: false,
  } as const;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (change: { awaited?: boolean; noOther?: boolean; left?: number }) =>
    act(async () => root.render(<Part view={{ ...answered, steering: { ...steering, ...change, done: null } }} call={vi.fn()} />));
  await show({});
  const another = buttonNamed('Another one (once more)');
  another?.focus();
  await show({ awaited: true, left: 0 });
  expect(document.activeElement).toBe(another);
  await show({ noOther: true });
  expect(document.body.textContent).toContain('Emma has nothing else to offer.');
  expect(document.body.textContent).not.toContain('Another one');
});
