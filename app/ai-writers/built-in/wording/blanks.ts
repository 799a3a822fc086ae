/** What stands for words that an answer takes up: what is done, a thing, a quality, what somebody knows or not. */
const blanks: Readonly<Record<string, string>> = {
  '<do>':
    "((?!(?:be|have|know|think|mean|want|like|love|hate|need|see|hear|feel|remember|understand|do|don't|go|going|not|never|always|even|really|just)\\b)[a-z]+(?: [a-z' -]+)?)",
  '<doing>':
    "((?!(?:thing|nothing|something|anything|everything|morning|evening|going|being|having|getting|coming)\\b)[a-z]{2,}ing(?: [a-z' -]+)?)",
  '<thing>': "((?:an?|the|my|your|his|her|our|their|some|that|this|those|these|two|three|four|five|six|another|one) [a-z' -]+?)",
  '<a>': "(an? [a-z' -]+?)",
  '<act>': "((?!(?:be|have|not|never|even|ever|just|really|still|always|all)\\b)[a-z]+(?: [a-z' -]+)?)",
  '<so>':
    '((?!(?:me|you|him|her|it|us|them|not|here|there|so|the|a|an|my|your|[a-z]+ing|all|enough|true|what|who|right|just|only|about|like)\\b)[a-z-]{3,})',
  '<name>': '([a-z]+(?: [a-z]+)?)',
  '<whether>': "((?:what|who|where|why|how|when|if|whether) [a-z' -]+?)",
};

/** The sentences of a head, as one pattern. */
export function sentencePattern(patterns: string): RegExp {
  const sentences = patterns.split(' | ').map((one) => one.trim().replace(/<[a-z]+>/g, (blank) => blanks[blank] ?? blank));
  return new RegExp(`^(?:${sentences.join('|')})$`, 'u');
}
