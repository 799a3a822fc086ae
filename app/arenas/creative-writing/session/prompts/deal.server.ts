import type { WriterModel } from '~/ai-writers/writer-model';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { Log } from '~/platform/log/log.server';
import type { Random } from '~/platform/random/random';
import { storedText } from '~/stories/reading/text/stored-text';
import { continuations } from '~content/creative-writing/continuations';
import { DEFAULT_OPENER } from '~content/creative-writing/openers';
import { writingPrompts } from '~content/creative-writing/prompts';
import type { WritingPrompt } from '~content/creative-writing/prompts/prompt';
import { MAX_PROMPT, MAX_STARTER } from '../../saving/story-text';
import { texts } from '../../texts';
import { lastMet, leastRecent, type MetOpeners, nextOpeners, nextPrompts, type OpenerSource, openerKey } from './opener-order';
import { metOpeners, recordMet } from './openers-met.server';
import { type DealtPrompt, type OfferedOpener, OWN_BEGINNING } from './prompt.contract';
import { promptOfId } from './prompt-of-day';

const STARTER_TRIES = 3;
/** How many openers a page offers. */
const OFFERED = 4;

const appendages: OpenerSource = { id: 'continuation', openers: continuations };

interface WantedStarter {
  prompt: string;
  /** The last paragraph of the story to continue; undefined for a story of its own. */
  ending: string | undefined;
  /** The key of the opener that the writer chose, or {@link OWN_BEGINNING}; anything else gets them a starter. */
  beginning: string;
}

/** Deals prompts and starters to players, so that nobody meets a pair twice before they have met all. */
export interface Dealer {
  /** A prompt, none of those in `seen` (newest first), with its openers. */
  prompt(playerId: string, seen: readonly string[]): Promise<DealtPrompt>;
  /** A prompt that the player chose, with its openers; undefined when there is none with this id. */
  chosenPrompt(playerId: string, promptId: string): Promise<DealtPrompt | undefined>;
  /** Openers that lead on from any ending, those that the player has not met before others. */
  continuations(playerId: string): Promise<OfferedOpener[]>;
  /**
   * What a story begins with: the opener that the writer chose, or else a starter in up to 3 attempts, then a
   * ready-made one. `isDefault` marks the latter.
   */
  starter(playerId: string, wanted: WantedStarter): Promise<{ starter: string; isDefault: boolean }>;
}

interface DealerDependencies {
  db: Db;
  clock: Pick<Clock, 'now'>;
  random: Random;
  writerModel: WriterModel;
  log?: Pick<Log, 'warn'> | undefined;
}

/** @see docs/product/creative-writing.md */
export function createDealer({ db, clock, random, writerModel, log }: DealerDependencies): Dealer {
  async function newPrompt(except: readonly string[]): Promise<string> {
    try {
      const prompt = storedText((await writerModel.generateCreativePrompt(except)).prompt).trim();
      if (prompt !== '' && prompt.length <= MAX_PROMPT) return prompt;
      log?.warn({}, 'a prompt was empty or too long');
    } catch (error) {
      log?.warn({ err: error }, 'no prompt');
    }
    return texts.fallbackPrompt;
  }

  /** @param due openers of which a ready-made starter is one; none when the prompt has no openers. */
  async function newStarter({ prompt, ending }: WantedStarter, source: OpenerSource | undefined, due: readonly string[]) {
    const except = textsOf(source?.openers ?? []).filter((text) => !due.includes(text));
    const continues = ending !== undefined;
    for (let attempt = 1; attempt <= STARTER_TRIES; attempt += 1) {
      try {
        const { storyStarter, standIn } = await writerModel.generateStoryStarter(ending || prompt, { except, continues });
        const starter = storedText(storyStarter).trim();
        if (starter !== '' && starter.length <= MAX_STARTER) return { starter, isDefault: standIn === true };
        log?.warn({ attempt }, 'a story starter was empty or too long');
      } catch (error) {
        log?.warn({ err: error, attempt }, 'no story starter');
      }
    }
    return { starter: due.length > 0 ? random.pick(due) : DEFAULT_OPENER.text, isDefault: true };
  }

  async function meet(playerId: string, source: OpenerSource | undefined, text: string): Promise<void> {
    const opener = source?.openers.find((one) => one.text === text);
    if (source && opener) await recordMet(db, playerId, openerKey(source, opener), clock.now());
  }

  async function dealt(playerId: string, prompt: WritingPrompt, met: MetOpeners): Promise<DealtPrompt> {
    await meet(playerId, prompt, random.pick(nextOpeners(prompt, met)).text);
    return { prompt: prompt.text, openers: prompt.openers.map((opener) => ({ key: openerKey(prompt, opener), text: opener.text })) };
  }

  return {
    async prompt(playerId, seen) {
      const met = await metOpeners(db, playerId);
      const next = textsOf(nextPrompts(writingPrompts, met));
      const others = textsOf(writingPrompts).filter((text) => !next.includes(text));
      const prompt = await newPrompt([...others, ...seen.toReversed()]);
      const known = knownPrompt(prompt);
      return known ? dealt(playerId, known, met) : { prompt, openers: [] };
    },

    async chosenPrompt(playerId, promptId) {
      const chosen = promptOfId(promptId);
      return chosen && dealt(playerId, chosen, await metOpeners(db, playerId));
    },

    async continuations(playerId) {
      const met = await metOpeners(db, playerId);
      const shuffled = { ...appendages, openers: random.shuffle(appendages.openers) };
      const offered = leastRecent(shuffled, met).slice(0, OFFERED);
      return offered.map((opener) => ({ key: openerKey(appendages, opener), text: opener.text }));
    },

    async starter(playerId, wanted) {
      if (wanted.beginning === OWN_BEGINNING) return { starter: '', isDefault: false };
      const source = wanted.ending === undefined ? knownPrompt(wanted.prompt) : appendages;
      const chosen = source?.openers.find((opener) => openerKey(source, opener) === wanted.beginning);
      const due = source && !chosen ? dueOpeners(source, await metOpeners(db, playerId)) : [];
      const given = chosen ? { starter: chosen.text, isDefault: false } : await newStarter(wanted, source, due);
      await meet(playerId, source, given.starter);
      return given;
    },
  };
}

/** A prompt was dealt with an opener, the one met last; a continuation comes with the story's start. */
function dueOpeners(source: OpenerSource, met: MetOpeners): string[] {
  const dealt = source === appendages ? undefined : lastMet(source, met);
  return textsOf(dealt ? [dealt] : nextOpeners(source, met));
}

function knownPrompt(text: string) {
  return writingPrompts.find((prompt) => prompt.text === text);
}

function textsOf(items: readonly { text: string }[]): string[] {
  return items.map(({ text }) => text);
}
