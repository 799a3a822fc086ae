import type { ReplyGroup } from '../reply-group';

/** Emma's replies to speech of which nobody knows who says it: speech again, by whoever is there. */
export const emmaUnattributed: readonly ReplyGroup[] = [];
