import { asker } from '../../testing/play/asker';
import type { SpeedTypingState } from './speed-typing.rules';

export const goodPlayer = asker<SpeedTypingState>(({ texts, typing }) => {
  const text = texts[typing.at]?.slice(typing.typed.length).match(/^\S*\s?/)?.[0] ?? '';
  const events = [...text].map((key, index) => ({ at: typing.typed.length + index, removed: 0, text: key }));
  const right = { type: 'typed', after: typing.edits, events };
  return { right, otherwise: right, typed: text.length, thinkMs: 0, chance: 1, patienceMs: 0 };
});
