// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveRoom } from '../../client/room/use-room';
import { roomOfTwo } from '../../testing/make-view';
import { GameChoices } from './game-choices';
import { settingLine, waitingTexts } from './waiting-texts';

const { options: texts } = waitingTexts;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** Chooses an option in the list with a label. */
async function choose(label: string, value: string): Promise<void> {
  const list = [...document.querySelectorAll('select')].find((one) => one.labels?.[0]?.textContent === label);
  if (!list) throw new Error(`There is no list ${label}.`);
  await act(async () => {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

it('keeps a choice that the server has not answered yet when the next one is made', async () => {
  const { setting, ...view } = roomOfTwo();
  const asked: unknown[] = [];
  const room = {
    view: { ...view, setting: { ...setting, format: 'battle' } },
    call: (_name: string, question: unknown) => {
      asked.push(question);
      return new Promise<boolean>(() => undefined);
    },
  } as Partial<LiveRoom> as LiveRoom;
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<GameChoices room={room} leads />));
  await act(async () => page.querySelector('button')?.click());

  await choose(texts.rounds, '3');
  expect([...document.querySelectorAll('select')].map(({ value }) => value)).toContain('3');
  await choose(texts.picks, 'shown');
  expect(asked.at(-1)).toMatchObject({ setting: { format: 'battle', table: { rounds: 3, showsPicks: true } } });
});

it('says in one line what was chosen: who may watch, and the tone of AI writers where there are some', () => {
  const { setting, note, ...view } = roomOfTwo();
  const lineOf = (aiWriters: boolean, isPrivate: boolean) =>
    settingLine({ ...view, setting: { ...setting, aiWriters, isPrivate }, note: { ...note, tone: 'eerie' } });
  expect(lineOf(true, true)).toContain('Private room · people with the link can watch · AI writers fill the free seats · Eerie');
  expect(lineOf(false, false)).toContain('Public room · anyone can watch · No AI writers');
});
