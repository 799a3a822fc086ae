// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Toast } from '~/ui/toasts/toast';
import { ToastContext } from '~/ui/toasts/use-toast';
import type { RoomFormat } from '../protocol/room-setting.contract';
import { roomOfTwo } from '../testing/make-view';
import { toasts } from '../texts';
import { useWeaveToasts, type WeaveToasts } from './use-weave-toasts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it.each([
  { format: 'turns', says: toasts.endTurnFailed },
  { format: 'battle', says: toasts.handInFailed },
  { format: 'fold', says: toasts.handInFailed },
] as const)('words that did not arrive are those of a turn only where people write by turns: $format', async ({ format, says }) => {
  const shown: Toast[] = [];
  const root = createRoot(document.createElement('div'));
  let told: WeaveToasts | undefined;
  function Room() {
    const room = roomOfTwo();
    const view = { ...room, setting: { ...room.setting, format: format as RoomFormat } };
    told = useWeaveToasts(view, { offsetMs: 0, link: { kind: 'connected' } });
    return null;
  }
  await act(async () =>
    root.render(
      <ToastContext value={(toast) => shown.push(toast)}>
        <Room />
      </ToastContext>,
    ),
  );
  act(() => told?.endFailed());
  expect(shown.map(({ description }) => description)).toEqual([says.description]);
  await act(async () => root.unmount());
});
