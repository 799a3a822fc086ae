/** Every invisible character except the line break: controls, direction marks, joiners, tags, lone surrogates. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu;
const ODD_SPACE = /[\p{Zs}\t]+/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  mdash: '—',
  ndash: '–',
  hellip: '…',
};
/** Markdown headings and rules, and lines of nothing but a bold title. */
const HEADING_LINE = /^\s*(?:#{1,6}\s.*|[-*_=]{3,}|(\*\*|__)[^*_]{1,80}\1)\s*$/u;
const LIST_MARK = /^\s*(?:[-*+•>]|\d{1,2}[.)])\s+/u;
/** '**Emma:**' is never prose. */
const BOLD_LABEL = /(\*\*|__)[^*_:\n]{1,40}(?::\1|\1:)/gu;
const LEFT_OVER = /[*_`#~|<>[\]{}\\]/gu;

const CODE = [
  /```|<\/?(?:script|style|iframe|img|a|svg|object|form|input)\b/iu,
  /\b(?:javascript:|console\.\w+\(|function\s*\w*\s*\(|def \w+\(|import .{1,40} from ["']|SELECT .+ FROM|DROP TABLE|rm -rf|curl -)|#include\b/u,
  /=>\s*[{(]|\w\(\s*["'][^"']*["']\s*\)\s*;|^\s*[{[]\s*"\w+"\s*:/mu,
];

/** Where a model's answer ends and a conversation that it makes up goes on. */
const END_OF_ANSWER = /(?:<\|(?:im_end|eot_id|end|endoftext|end_of_text)\|>|<\/s>|<end_of_turn>|<\|im_start\|>).*$/su;
const PICTURES = / ?\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]*/gu;

/** The answer without a thinking model's reasoning, what follows its end, and a fence around the whole. */
export function unwrap(answer: string): string {
  const spoken = answer
    .replace(/^.*<\/think(?:ing)?>/isu, '')
    .replace(/<think(?:ing)?>.*$/isu, '')
    .replace(END_OF_ANSWER, '');
  return /^\s*```(?:text|markdown|md|txt)?\n([^`]*)\n```\s*$/u.exec(spoken)?.[1] ?? spoken;
}

/** Whether a text contains program code or active markup. */
export function holdsCode(text: string): boolean {
  return CODE.some((pattern) => pattern.test(text));
}

/** A text of visible characters, plain spaces and line breaks only, with HTML entities decoded and without emoji. */
export function visibleText(text: string): string {
  return text
    .replace(/&(#39|\w{2,6});/gu, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .toWellFormed()
    .replace(PICTURES, '')
    .replace(INVISIBLE, '')
    .replace(ODD_SPACE, ' ')
    .normalize('NFC');
}

/** The prose of a text in Markdown or HTML: no headings, list markers, emphasis, links or tags. */
export function withoutMarkup(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]{0,80}>/giu, '')
    .replace(BOLD_LABEL, '')
    .split('\n')
    .filter((line) => !HEADING_LINE.test(line))
    .map((line) => line.replace(LIST_MARK, ''))
    .join('\n')
    .replace(/!?\[([^\]\n]{0,200})\]\([^)\n]{0,200}\)/gu, '$1')
    .replace(/\[[^\]\n]{0,200}\]/gu, '')
    .replace(LEFT_OVER, '')
    .replace(/ {2,}/gu, ' ');
}
