import { expect, it } from 'vitest';
import type { Command } from './command.server';
import { type RoomServices, weaveCommands } from './weave-commands.server';

/** What a visitor is answered who sends nothing but the request. */
function answerToVisitor(command: Command): unknown {
  let answer: unknown;
  const visitor: Parameters<Command>[0] = {
    ...{ playerId: '', peerId: 'peer', origin: 'somewhere', mayAsk: () => true },
    connection: {} as Parameters<Command>[0]['connection'],
    answer: (_request, handler) => {
      answer = handler({});
    },
  };
  command(visitor, { warn: () => undefined, error: () => undefined });
  return answer;
}

it('lets visitors watch, and nothing else', () => {
  const commands = Object.entries(weaveCommands({} as RoomServices));
  const open = commands.filter(([, command]) => (answerToVisitor(command) as { code?: string }).code !== 'signed-out');
  expect(open.map(([name]) => name)).toEqual(['watch', 'unwatch']);
  expect(commands.length).toBeGreaterThan(30);
});
