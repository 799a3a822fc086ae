const CONTACTS = [
  /https?:|\bwww\./iu,
  /\b[\w-]+\.(?:com|net|org|io|dev|ai|co|info|xyz|ru|cn|uk|de|gg|me|tv|app)\b/iu,
  /\S@\S+\.\S/u,
  /\b\w+ ?[([]? ?at ?[)\]]? ?\w+ ?[([]? ?dot ?[)\]]? ?(?:com|net|org|co|io)\b/iu,
  // A handle or a hashtag.
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{2,}/u,
  /(?<![\p{L}\p{N}&#])#\p{L}[\p{L}\p{N}_]+/u,
  /\b(?:follow|find|message|add|text|contact|subscribe|support|dm|join)\b[^.!?]{0,40}\b(?:instagram|facebook|twitter|tiktok|telegram|whatsapp|discord|patreon|onlyfans|snapchat|youtube|ko-?fi|wattpad|newsletter)\b/iu,
  /\blinks? in (?:the |my |our )?(?:bio|description|profile|comments?)\b/iu,
];
const DIGITS = /[+(]?\d[\d\s().–-]{5,}\d/gu;
const YEARS_OR_DATE = /^(?:1\d|20)\d\d\s?[–-]\s?(?:1\d|20)\d\d$|^\d{4}-\d\d-\d\d$|^\d{1,2}[.-]\d{1,2}[.-]\d{2,4}$/u;

/** Whether a text holds a web or e-mail address, a handle, a hashtag, a telephone number or a call to follow somebody. */
export function holdsContact(text: string): boolean {
  return CONTACTS.some((pattern) => pattern.test(text)) || (text.match(DIGITS) ?? []).some((digits) => isTelephone(digits.trim()));
}

/** Seven digits and more in groups as telephones have them; years, dates and counts are none. */
function isTelephone(digits: string): boolean {
  const groups = digits.match(/\d+/gu) ?? [];
  const count = groups.join('').length;
  if (count < 7 || count > 15 || YEARS_OR_DATE.test(digits)) return false;
  return /^[+(]/u.test(digits) || groups.filter(({ length }) => length > 2).length > 1 || groups.some(({ length }) => length > 9);
}
