import { emmaReplies } from './emma';
import { liamReplies } from './liam';
import { noahReplies } from './noah';
import { oliviaReplies } from './olivia';
import type { ReplyGroup } from './reply-group';

/** Every reply of the four writers. */
export const stock: readonly ReplyGroup[] = [...emmaReplies, ...liamReplies, ...noahReplies, ...oliviaReplies];
