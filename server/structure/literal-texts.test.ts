import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

/** Attributes whose values people read or hear, of elements and of the site's own components. */
const READ =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|description|heading|hint|label|legend|placeholder|summary|text|title)$/;
/** Signs between texts, such as '·' and ':', may stand in components. */
const WORDS = /[\p{L}\p{N}\p{Sc}%×]/u;

/** The literal texts that something in JSX may become. */
function textsIn(node: ESTree.Node | null): string[] {
  switch (node?.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node.value === 'string' ? [node.value.trim()] : [];
    case 'TemplateLiteral':
      return [...node.quasis.map(({ value }) => value.raw), ...node.expressions.flatMap(textsIn)];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(textsIn);
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(textsIn);
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right].flatMap(textsIn) : [];
    case 'ArrayExpression':
      return node.elements.flatMap(textsIn);
    case 'JSXExpressionContainer':
      return textsIn(node.expression);
    default:
      return [];
  }
}

/** The literal texts that people would read in a component's source. */
function literalTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const inChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => found.push(...children.flatMap(textsIn));
  new Visitor({
    JSXElement: inChildren,
    JSXFragment: inChildren,
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && READ.test(name.name)) found.push(...textsIn(value));
    },
  }).visit(parseSync(file, source).program);
  return found.filter((text) => WORDS.test(text));
}

describe('a component', () => {
  it('has its texts in a texts file', () => {
    const components = globSync('{app,server}/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
    const literal = components.map((file) => [file, literalTexts(file, readFileSync(file, 'utf8'))] as const);
    expect(literal.length).toBeGreaterThan(400);
    expect(literal.filter(([, texts]) => texts.length > 0)).toEqual([]);
  });

  it('is refused with a text among its children or in what is read aloud', () => {
    const read = (jsx: string) => literalTexts('it.tsx', `const it = ${jsx};`);
    expect(read('<p>Read {words} more</p>')).toEqual(['Read', 'more']);
    expect(read(`<>{isNew ? 'New' : known && <b>Known</b>}</>`)).toEqual(['New', 'Known']);
    expect(read(`<li>{count + ' words'}{\`\${count} lines\`}</li>`)).toEqual(['words', ' lines']);
    for (const attribute of ['aria-label', 'alt', 'placeholder', 'title', 'label', 'hint']) {
      expect(read(`<Field ${attribute}="Your name" />`)).toEqual(['Your name']);
      expect(read(`<Field ${attribute}={\`\${name}, yours\`} />`)).toEqual([', yours']);
    }
  });

  it('is let through with texts by name, signs and what programs read', () => {
    expect(
      literalTexts('it.tsx', `const it = <p className="text-muted" title={texts.title}>{texts.intro}: {a} · {b === 'c' && d}</p>;`),
    ).toEqual([]);
  });
});
