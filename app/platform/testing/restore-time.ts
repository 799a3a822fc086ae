import { afterAll, vi } from 'vitest';

// Test files share a process, so the clock that one of them stopped must go on for the next.
afterAll(() => void vi.useRealTimers());
