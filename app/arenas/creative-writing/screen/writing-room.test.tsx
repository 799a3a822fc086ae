// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { MINUTE_MS } from '~/platform/clock/durations';
import type { SaveAnswer, SentSave } from '~/stories/saving/save.contract';
import { Toaster } from '~/ui/toasts/toaster';
import type { OpenSession } from '../session/writing-types';
import { texts } from '../texts';
import { WritingRoom } from './writing-room';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const WRITER = '00000000-0000-4000-8000-000000000001';
const STORY = '00000000-0000-4000-8000-000000000002';

/** A session with a minute left. */
const session: OpenSession = {
  ...{ storyId: STORY, prompt: 'A gate.', starter: '', title: 'The Gate', body: '', version: 1, saveId: undefined, savedAt: 0 },
  ...{ content: { rating: 'general', warnings: [] }, gameMsLeft: MINUTE_MS, gameSpeed: 1, seconds: 1_800 },
  ...{ parent: undefined, recorded: false, goal: undefined },
};

/** Answers saves like the server. @returns what was sent to it. */
function takeSaves(): SentSave[] {
  const sent: SentSave[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (!address.endsWith('/save')) return new Response(null, { status: 404 });
    const save: SentSave = JSON.parse(body ?? '');
    sent.push(save);
    const version = sent.length + 1;
    const ended: SaveAnswer = { status: 'finished', version, published: true, kept: false };
    return Response.json(save.purpose === 'time-up' ? ended : ({ status: 'saved', version } satisfies SaveAnswer));
  });
  return sent;
}

it('sends the words when time is up, says so, and leads to the story', async () => {
  const sent = takeSaves();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  const Story = () => <p>{useLocation().pathname}</p>;
  const Stub = createRoutesStub([
    { path: '/creative-writing', Component: () => <WritingRoom playerId={WRITER} session={session} formSaveId={STORY} /> },
    { path: '/story/:storyId', Component: Story },
  ]);
  const place = document.body.appendChild(document.createElement('div'));
  const page = createRoot(place);
  onTestFinished(() => {
    page.unmount();
    place.remove();
  });
  page.render(
    <Toaster>
      <Stub initialEntries={['/creative-writing']} />
    </Toaster>,
  );
  const box = await vi.waitUntil(() => document.querySelector<HTMLTextAreaElement>('textarea[name=body]'));
  box.value = 'Mara walked in with her ink.';
  box.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await vi.waitUntil(() => document.body.textContent?.includes(`/story/${STORY}`));
  await vi.waitUntil(() => document.body.textContent?.includes(texts.timeUp.title));
  expect(sent.at(-1)).toMatchObject({ purpose: 'time-up', writerId: WRITER, body: 'Mara walked in with her ink.' });
});
