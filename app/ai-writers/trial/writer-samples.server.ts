import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import { ModelUnavailable } from '../language-model/ask-model';
import { UnusableAnswer } from '../language-model/language-model.server';
import { PART_MS } from '../waiting-times';
import type { WriterModel } from '../writer-model';
import { sampleRequest, sampleTurn } from './sample-story';

/** What a writer answers to the last turn of the sample story. */
export interface WriterSample {
  /** The language model's name; null for the built-in writer. */
  model: string | null;
  text?: string;
  /** Why there is no text, in a few fixed words. */
  fault?: string;
  tookMs: number;
}

/** Sample parts of the writers of this site, to read and compare. */
export interface WriterSamples {
  /** Asks each writer what a room would ask it. @returns the turn that they answer, and their parts. Never rejects. */
  take(): Promise<{ turn: string; samples: WriterSample[] }>;
}

export const writerSamplesContext = createContext<WriterSamples>();

interface SampleDependencies {
  languageModel: WriterModel | undefined;
  builtIn: WriterModel;
  /** The language model's name. */
  model: string;
  clock: Pick<Clock, 'now'>;
}

/** @see docs/product/admin.md */
export function createWriterSamples({ languageModel, builtIn, model, clock }: SampleDependencies): WriterSamples {
  async function sampleOf(writer: WriterModel, name: string | null): Promise<WriterSample> {
    const began = clock.now().getTime();
    const took = () => clock.now().getTime() - began;
    try {
      const content = await writer.generateStoryContent(sampleRequest('later'), { withinMs: PART_MS });
      return { model: name, ...('passes' in content ? { fault: 'passed' } : { text: content.generatedContent }), tookMs: took() };
    } catch (error) {
      const isKnown = error instanceof ModelUnavailable || error instanceof UnusableAnswer;
      return { model: name, fault: isKnown ? error.message : 'unexpected error', tookMs: took() };
    }
  }

  return {
    async take() {
      const asked = [...(languageModel ? [sampleOf(languageModel, model)] : []), sampleOf(builtIn, null)];
      return { turn: sampleTurn, samples: await Promise.all(asked) };
    },
  };
}
