import { afterAll, vi } from 'vitest';

// Test files share a process, so a stopped clock must be restored for the next file.
afterAll(() => void vi.useRealTimers());
