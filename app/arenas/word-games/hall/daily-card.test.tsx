// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub, useLoaderData } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DailyCard, type DailyCardProps } from './daily-card';

it('shows the new day once the time to the next set is over', async () => {
  const yesterday: DailyCardProps = { games: ['played'], streakDays: 1, secondsLeft: 0 };
  const loader = vi.fn<() => DailyCardProps>().mockReturnValueOnce(yesterday);
  loader.mockReturnValue({ games: ['open'], streakDays: 1, secondsLeft: 86_400 });
  const Component = () => <DailyCard {...useLoaderData<DailyCardProps>()} />;
  const Stub = createRoutesStub([{ path: '/', loader, HydrateFallback: () => null, Component }]);
  const page = document.body.appendChild(document.createElement('div'));
  const shown = createRoot(page);
  onTestFinished(() => shown.unmount());
  shown.render(<Stub />);
  await vi.waitUntil(() => page.textContent?.includes('1 of 1'));
  await vi.waitFor(() => expect(page.textContent).toMatch(/0 of 1 .*Next set in 24 h/));
});
