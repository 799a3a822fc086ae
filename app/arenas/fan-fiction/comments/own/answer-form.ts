import { z } from 'zod';
import { commentForm } from '../../stories/forms';

/** Shows a comment that waits and answers it; `answer` is the answer's id, which the form chooses. */
export const answerForm = z.object({ intent: z.literal('answer'), id: z.uuid(), answer: z.uuid(), text: commentForm.shape.text });
