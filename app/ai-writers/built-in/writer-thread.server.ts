import { serveTasks } from '~/platform/threads/serve-tasks.server';
import { writeStoryContent } from './write-story-content';

// The thread of the built-in writer: reading a story takes 10 to 100 ms, and up to half a second.

serveTasks(writeStoryContent);
