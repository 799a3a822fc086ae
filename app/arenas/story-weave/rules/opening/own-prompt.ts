import type { Room } from '../room';
import { chosenPrompt, withPrompts } from '../waiting/waiting';

/** The prompt that a person brought into a room. */
interface OwnPrompt {
  text: string;
  /** Who brought it; null once the room has closed. */
  playerId: string | null;
  /** Whether moderators, or reports, have taken it out. */
  isWithheld: boolean;
}

/** What a person brought that the room is about, or is about to be about; undefined where it is the site's, and in Fold, where nobody sees another's. */
export function ownPromptOf({ withheldPrompt, waiting, opening, fold, promptBy = null }: Room): OwnPrompt | undefined {
  if (withheldPrompt) return { text: withheldPrompt.prompt, playerId: promptBy, isWithheld: true };
  if (fold) return undefined;
  if (waiting) {
    const leading = waiting.prompts.find(({ text }) => text === chosenPrompt(waiting));
    return leading?.playerId ? { text: leading.text, playerId: leading.playerId, isWithheld: false } : undefined;
  }
  return opening && promptBy !== null ? { text: opening.prompt, playerId: promptBy, isWithheld: false } : undefined;
}

/** A room without what a person brought. Where the prompt opens the story itself, that line goes with it. @returns the same room where nobody brought one. */
export function withoutPrompt(room: Room): Room {
  const own = ownPromptOf(room);
  if (!own || own.isWithheld || own.playerId === null) return room;
  const { waiting, opening } = room;
  const withheld = { ...room, promptBy: own.playerId };
  if (waiting) {
    const prompts = waiting.prompts.filter(({ text }) => text !== own.text);
    return { ...withheld, withheldPrompt: { prompt: own.text, starter: '' }, waiting: withPrompts(waiting, prompts) };
  }
  if (!opening) return room;
  const { prompt, starter } = opening;
  return {
    ...withheld,
    withheldPrompt: { prompt, starter },
    opening: { ...opening, prompt: '', starter: starter === prompt ? '' : starter },
  };
}

/** The room with what was taken out. @returns the same room where nothing was. */
export function withPromptBack(room: Room): Room {
  const { withheldPrompt, ...rest } = room;
  if (!withheldPrompt) return room;
  const { waiting, opening } = rest;
  if (waiting) {
    const id = Math.max(0, ...waiting.prompts.map((prompt) => prompt.id)) + 1;
    const back = { id, text: withheldPrompt.prompt, playerId: rest.promptBy ?? null };
    return { ...rest, waiting: { ...waiting, prompts: [...waiting.prompts, back] } };
  }
  return opening ? { ...rest, opening: { ...opening, ...withheldPrompt } } : rest;
}
