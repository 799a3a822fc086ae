import type { ReactNode } from 'react';

/** What a part of a sentence becomes: something that stands there, or what is made of the words between its tags. */
type Part = ReactNode | ((words: string) => ReactNode);

/** The names of a sentence's parts, where the compiler knows the sentence. */
type PartName<Sentence extends string> = string extends Sentence
  ? string
  : Sentence extends `${string}<${infer Tag}>${infer Rest}`
    ? (Tag extends `/${string}` ? never : Tag extends `${infer Name}/` ? Name : Tag) | PartName<Rest>
    : never;

const TAG = /<(\w+)(?:\/>|>(.*?)<\/\1>)/s;

/**
 * A sentence of a texts file with links, emphasis or components in it. The sentence stays whole, for translators too: it marks
 * each part by a tag of its own, as in 'Read the <rules>rules</rules> of <author/>.' What people have written is a part, too:
 * put into the sentence itself, their words could be taken for tags.
 * @param parts what becomes of each tag, by its name.
 */
export function withParts<Sentence extends string>(sentence: Sentence, parts: Readonly<Record<PartName<Sentence>, Part>>): ReactNode;
export function withParts(sentence: string, parts: Readonly<Record<string, Part>>): ReactNode {
  const match = TAG.exec(sentence);
  if (!match) return sentence;
  const [tag, name = '', words = ''] = match;
  const part = parts[name];
  return (
    <>
      {sentence.slice(0, match.index)}
      {typeof part === 'function' ? part(words) : part}
      {withParts(sentence.slice(match.index + tag.length), parts)}
    </>
  );
}
