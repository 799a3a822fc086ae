/** How a circle's shield is divided. */
const divisions = ['plain', 'pale', 'fess', 'bend', 'chevron', 'quarters'] as const;
/** What stands on it. */
const charges = ['nib', 'lamp', 'leaf', 'key', 'ring', 'star', 'wave', 'moon'] as const;
/** Its colours, two of which meet: pairs that stand apart in both themes. */
const TINCTURES = ['gold', 'laurel', 'sky', 'lilac', 'bronze', 'vermilion'] as const;

export interface ShieldPlan {
  division: (typeof divisions)[number];
  charge: (typeof charges)[number];
  field: (typeof TINCTURES)[number];
  other: (typeof TINCTURES)[number];
}

/** The shield of a name: always the same one for the same name. */
export function shieldOf(name: string): ShieldPlan {
  let seed = hash(name.normalize('NFKC').trim().toLowerCase());
  const pick = <One>(from: readonly [One, ...One[]]): One => {
    const one = from[seed % from.length] ?? from[0];
    seed = hash(String(seed));
    return one;
  };
  const field = pick(TINCTURES);
  const place = TINCTURES.indexOf(field);
  const other = TINCTURES[(place + 1 + (seed % (TINCTURES.length - 1))) % TINCTURES.length] ?? TINCTURES[0];
  return { field, other, division: pick(divisions), charge: pick(charges) };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return value;
}
