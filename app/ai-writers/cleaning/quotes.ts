/** A text with paired quotation marks and brackets: closes an open one at the end, drops a closing one without a start. */
export function balanced(text: string): string {
  return balancedBrackets(balancedStraight(balancedCurly(text)));
}

/** Removes quotation marks around a whole narrative; speech keeps its own. */
export function withoutOuterQuotes(text: string): string {
  const inner = /^["“]([^"“”]+)["”]$/u.exec(text.trim())?.[1];
  if (inner === undefined || /\b(?:I|me|my|you|your|we|us|our)\b/iu.test(inner)) return text;
  return inner.trim();
}

function balancedCurly(text: string): string {
  let open = false;
  const kept = [...text].filter((character) => {
    if (character === '“') {
      if (open) return false;
      open = true;
    } else if (character === '”') {
      if (!open) return false;
      open = false;
    }
    return true;
  });
  return kept.join('') + (open ? '”' : '');
}

function balancedStraight(text: string): string {
  if ((text.split('"').length - 1) % 2 === 0) return text;
  const closesNothing = /^[^"]*[^\s"(]"(?=\s|$)/u.exec(text);
  if (closesNothing) return text.slice(0, closesNothing[0].length - 1) + text.slice(closesNothing[0].length);
  return /[^\s]"$/u.test(text) ? text.slice(0, -1) : `${text}"`;
}

function balancedBrackets(text: string): string {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0 || depth > 1) break;
  }
  return depth === 0 ? text : text.replace(/[()]/gu, '');
}
