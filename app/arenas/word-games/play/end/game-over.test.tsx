// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Toast } from '~/ui/toasts/toast';
import { ToastContext } from '~/ui/toasts/use-toast';
import type { RunView } from '../../referee/referee-types';
import { GameOver } from './game-over';

vi.mock('../../after-run/after-run', () => ({ AfterRun: () => null }));

const run: RunView = { runId: 'r1', game: 'word-guess', key: '', nextMove: 1, score: 0, seconds: 60, msLeft: 0, view: {} };

/** What the end of a guest's run says to them, in its panel and in toasts, and where its buttons lead. */
async function saidToGuest(score: number, challengeId?: string) {
  const toasts: string[] = [];
  const toast = ({ title }: Toast) => void toasts.push(title);
  const result = { score, xp: 0, isBest: false, unsolved: [] };
  const over = (
    <ToastContext value={toast}>
      <GameOver run={{ ...run, challengeId }} result={result} guest path="/word-games/word-guess">
        {null}
      </GameOver>
    </ToastContext>
  );
  const Stub = createRoutesStub([{ path: '/', Component: () => over }]);
  const page = document.body.appendChild(document.createElement('div'));
  const shown = createRoot(page);
  onTestFinished(() => shown.unmount());
  shown.render(<Stub />);
  await vi.waitUntil(() => document.activeElement?.id === 'game-over' && page.contains(document.activeElement));
  return { panel: page.textContent, links: [...page.querySelectorAll('a')].map((link) => link.getAttribute('href')), toasts };
}

it('a guest is asked to sign in for XP, in the panel after points and in a toast without', async () => {
  const { panel, links, toasts } = await saidToGuest(30);
  expect(panel).toContain('Sign in to earn XP!');
  expect(links).toEqual(['/signin', '/signup'].map((to) => `${to}?to=%2Fword-games%2Fword-guess`));
  expect(toasts).toEqual([]);
  expect(await saidToGuest(0)).toMatchObject({ links: [], toasts: ['Sign in to earn XP!'] });
});

it('a guest who has answered a challenge reads that the result waits for an account, and nothing of XP', async () => {
  for (const score of [30, 0]) {
    const { panel, links, toasts } = await saidToGuest(score, 'c1');
    expect(panel).toContain('Your result waits for an account');
    expect(panel).not.toContain('XP');
    expect(links).toEqual(['/signin', '/signup'].map((to) => `${to}?to=%2Fword-games%2Fchallenges%2Fc1`));
    expect(toasts).toEqual([]);
  }
});
