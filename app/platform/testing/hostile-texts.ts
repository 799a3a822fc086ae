import fc from 'fast-check';

/** Titles and names that break other sites, by intent or by accident. */
export const hostileTexts: readonly string[] = [
  '</script><script>alert(1)</script>',
  ']]>&amp;&lt;<!-- --><![CDATA[',
  `"quoted" & 'apostrophed' <b>`,
  'Turned \u202E around \u2066 and \u2069 back',
  'Zero\u0000 bell\u0007 escape\u001B delete\u007F next\u0085 line\u2028',
  'Half a character \uD83D and none \uFFFE\uFFFF',
  '👩‍🚀 الكتاب ספר 書 ไทย é é',
  'Line\r\none\nand\ttwo',
  '../../etc/passwd\\..:*?|',
  'Long '.repeat(400),
  'W'.repeat(2000),
  '\u202E\u2066',
  '{{7*7}}<%= 7 %>%0d%0a#{7}',
];

/** Generates hostile or arbitrary texts. */
export const anyText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
);
