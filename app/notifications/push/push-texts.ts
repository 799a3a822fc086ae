import type { NoticeWords } from '~/platform/feature/notice-kind';
import { plainText } from '~/platform/feature/notice-kind';
import type { PushMessage } from '~/platform/push/push-message.contract';
import { shortened } from '~/platform/text/shortened';

const TITLE_CHARACTERS = 150;
const BODY_CHARACTERS = 300;
/** For those who want no words on a locked screen. */
const WORDLESS = 'Something new at Quillarena';

/** What a device shows of a notice. @param showWords whether its words may stand on a locked screen. */
export function pushTexts({ said, more = '' }: NoticeWords, showWords: boolean): Pick<PushMessage, 'title' | 'body'> {
  if (!showWords) return { title: WORDLESS, body: '' };
  return { title: shortened(plainText(said), TITLE_CHARACTERS), body: shortened(more, BODY_CHARACTERS) };
}
