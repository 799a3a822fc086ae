import { expect } from 'vitest';
import { dueAt } from '../rules/turns/turns';
import type { RoomFixture } from './room-fixture';

/** Expects that a room has closed, once, and that nothing is due in it. */
export function expectClosed({ room, effects }: RoomFixture): void {
  expect(room).toMatchObject({ status: 'closed', turn: null });
  expect(dueAt(room, { gameSpeed: 1 })).toBeNull();
  expect(effects.filter(({ type }) => type === 'closed')).toHaveLength(1);
}
