import { createContext } from 'react-router';
import type { StoryWeave } from './story-weave.server';

export const storyWeaveContext = createContext<StoryWeave>();
