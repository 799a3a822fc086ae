import type { Random } from '../../../app/platform/random/random.ts';
import { GARBAGE, someId, someText } from '../garbage.ts';
import { requestBytes, type Shooter } from '../shot.ts';
import type { FuzzWorld } from '../world.ts';

const EVENTS = [
  'weave:enter',
  'weave:join',
  'weave:watch',
  'weave:unwatch',
  'weave:leave',
  'weave:here',
  'weave:show-all',
  'weave:ready',
  'weave:draft',
  'weave:submit',
  'connect',
  'disconnect',
  'error',
  '__proto__',
];
const PATHS = [
  '/live/?EIO=4&transport=websocket',
  '/live/?EIO=3&transport=websocket',
  '/live/?EIO=4&transport=polling',
  '/live/?EIO=4&transport=websocket&sid=x',
  '/live?EIO=x',
  '/other/?EIO=4&transport=websocket',
];
const OPCODES = { text: 1, binary: 2, close: 8, ping: 9 };

/** Opens a live connection and sends garbage over it. */
export const socket: Shooter = (random, world) => {
  const cookie: [string, string][] = random.next() < 0.7 ? [['Cookie', random.pick(world.people).cookie]] : [];
  const headers: [string, string][] = [
    ['Host', `localhost:${world.port}`],
    ['Origin', random.next() < 0.9 ? world.origin : 'http://evil.example'],
    ['Connection', 'Upgrade'],
    ['Upgrade', 'websocket'],
    ['Sec-WebSocket-Version', random.next() < 0.9 ? '13' : '99'],
    ['Sec-WebSocket-Key', random.next() < 0.9 ? 'AAAAAAAAAAAAAAAAAAAAAA==' : 'x'],
    ...cookie,
  ];
  const target = random.next() < 0.8 ? (PATHS[0] ?? '') : random.pick(PATHS);
  const frames = [
    frame(random, OPCODES.text, '40{"visitor":true}'),
    ...Array.from({ length: 1 + random.integer(6) }, () => someFrame(random, world)),
  ];
  return { name: 'socket', bytes: requestBytes({ target, headers }), frames };
};

function someFrame(random: Random, world: FuzzWorld): Buffer {
  return random.pick([
    () => frame(random, OPCODES.text, event(random, world)),
    () => frame(random, OPCODES.text, event(random, world)),
    () => frame(random, OPCODES.text, event(random, world)),
    () =>
      frame(
        random,
        OPCODES.text,
        random.pick([
          '41',
          '42',
          '42[',
          '42{}',
          '43[]',
          '430[1]',
          '451-["x",{"_placeholder":true,"num":0}]',
          '4599999-[]',
          '2',
          '3',
          '1',
          '6',
          '9',
          '',
          '40/admin,',
          `42/${'x'.repeat(5_000)},["a"]`,
        ]),
      ),
    () => frame(random, OPCODES.text, `42${'['.repeat(20_000)}`),
    () => frame(random, OPCODES.text, `420["weave:submit",{"text":"${'a'.repeat(1_200_000)}"}]`),
    () => frame(random, OPCODES.binary, random.pick(GARBAGE)),
    () => frame(random, OPCODES.ping, 'x'.repeat(200)),
    () => frame(random, OPCODES.close, '\u0003'),
    () => frame(random, 3 + random.integer(5), 'x'),
    // An invalid character, a missing mask, and a length that is never reached.
    () => Buffer.concat([Buffer.from([0x81, 0x82, 0, 0, 0, 0]), Buffer.from([0xff, 0xfe])]),
    () => Buffer.from([0x81, 0x02, 0x34, 0x30]),
    () => Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
  ])();
}

function event(random: Random, { known }: FuzzWorld): string {
  const garbage = () => random.pick<unknown>([null, [], {}, -1, 1.5, 1e99, true, someText(random).toWellFormed(), [[[[{}]]]]]);
  const payload = random.pick<() => unknown>([
    garbage,
    () => ({ roomId: random.pick(known.roomId ?? ['']) }),
    () => ({ roomId: garbage(), turn: garbage(), text: garbage(), submitId: garbage() }),
    () => ({
      roomId: random.pick(known.roomId ?? ['']),
      turn: random.integer(4),
      text: someText(random).toWellFormed(),
      submitId: someId(random),
    }),
    () => ({ roomId: random.pick(known.roomId ?? ['']), turn: random.integer(4), keep: garbage(), add: someText(random).toWellFormed() }),
  ])();
  const ack = random.next() < 0.7 ? String(random.pick([0, 1, 1, 99_999_999])) : '';
  return `42${ack}${JSON.stringify([random.pick(EVENTS), ...(random.next() < 0.9 ? [payload] : [payload, garbage(), garbage()])])}`;
}

/** A complete, masked frame, as browsers send it. */
function frame(random: Random, opcode: number, text: string): Buffer {
  const payload = Buffer.from(text);
  const mask = Buffer.from(Array.from({ length: 4 }, () => random.integer(256)));
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x80 | opcode]), lengthOf(payload.length), mask, masked]);
}

function lengthOf(bytes: number): Buffer {
  if (bytes < 126) return Buffer.from([0x80 | bytes]);
  const long = Buffer.alloc(bytes < 65_536 ? 3 : 9);
  long[0] = 0x80 | (bytes < 65_536 ? 126 : 127);
  if (bytes < 65_536) long.writeUInt16BE(bytes, 1);
  else long.writeBigUInt64BE(BigInt(bytes), 1);
  return long;
}
