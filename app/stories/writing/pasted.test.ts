import fc from 'fast-check';
import { Window } from 'happy-dom';
import { afterAll, describe, expect, it } from 'vitest';
import { spansIn } from './marks';
import { markdownOf, setApart } from './pasted';

const window = new Window();
afterAll(() => window.happyDOM.close());

const pasted = (html: string) => markdownOf(new window.DOMParser().parseFromString(html, 'text/html').body as unknown as HTMLElement);

const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;white-space:pre-wrap;">The lamp went </span><span style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;">out</span><span style="font-size:11pt;font-weight:400;font-style:normal;">, and </span><span style="font-weight:700;font-style:normal;">stayed</span><span style="font-weight:400;"> out.</span></p><br /><p dir="ltr" style="text-align:center;"><span style="font-weight:400;">* * *</span></p><br /><p dir="ltr"><a href="https://example.test" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">Nobody</span></a><span style="font-weight:400;"> moved.</span></p></b><br class="Apple-interchange-newline">`;
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment--><p class=MsoNormal>The lamp went <i style='mso-bidi-font-style:normal'>out</i>, and
<b style='mso-bidi-font-weight:normal'>stayed</b> out.<o:p></o:p></p><div class=MsoNormal align=center style='text-align:center'><hr size=2 width="100%" align=center></div><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><a href="https://example.test">Nobody</a> moved.<span style='mso-spacerun:yes'>  </span><span style='display:none'>hidden</span></p><!--EndFragment--></body></html>`;
const LIBRE_OFFICE = `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">p { line-height: 115% }</style></head><body lang="en-US" dir="ltr"><p style="line-height: 100%; margin-bottom: 0cm">The lamp went <i>out</i>, and <font face="Liberation Serif"><b>stayed</b></font> out.</p><p align="center" style="margin-bottom: 0cm">***</p><p style="margin-bottom: 0cm"><br/></p><p style="margin-bottom: 0cm"><font color="#000080"><u><a href="https://example.test/">Nobody</a></u></font> moved.</p></body></html>`;
const PAGES = `<!DOCTYPE html><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 11.0px 'Helvetica Neue'} p.p2 {min-height: 13.0px}</style></head><body><p class="p1">The lamp went <i>out</i>, and <b>stayed</b> out.</p><p class="p2"><br></p><p class="p1">⁂</p><p class="p2"><br></p><p class="p1"><span class="s1">Nobody</span> moved.</p></body></html>`;
const WEB = `<article><h2>&nbsp;</h2><p>The lamp went <em>out</em>, and <strong class="x">stayed</strong> out.</p><script>alert(1)</script><hr><p><a href="javascript:alert(2)" onclick="alert(3)">Nobody</a><img src="x" onerror="alert(4)"> moved.</p></article>`;

describe('what is pasted', () => {
  it.each(Object.entries({ GOOGLE_DOCS, WORD, LIBRE_OFFICE, PAGES, WEB }))(
    'from %s keeps italics, bold, links, paragraphs and scene breaks',
    (_from, html) => {
      const words = pasted(html).replace('[Nobody](https://example.test/)', 'Nobody');
      expect(words).toBe('The lamp went *out*, and **stayed** out.\n\n***\n\nNobody moved.');
      expect(pasted(html).includes('](')).toBe(html.includes('https://example.test'));
    },
  );

  it.each([
    ['<p>two * three * four</p>', String.raw`two \* three \* four`],
    ['<p>*sigh* and snake_case and _this_</p>', String.raw`\*sigh\* and snake_case and \_this\_`],
    ['<p>~~no~~ and C++ ++no++</p>', String.raw`\~\~no\~\~ and C\+\+ \+\+no\+\+`],
    ['<p>1. no item</p><p>1984. no item</p>', '1\\. no item\n\n1984. no item'],
    ['<p>[no](https://example.test)</p>', String.raw`[no\](https://example.test)`],
    ['<p>&gt; not a quote</p>', String.raw`\> not a quote`],
    [String.raw`<p>a back\slash and \*</p>`, String.raw`a back\slash and \\\*`],
  ])('keeps literal signs literal: %s', (html, markdown) => {
    expect(pasted(html)).toBe(markdown);
  });

  it.each([
    ['<p>one<i> two </i>three</p>', 'one *two* three'],
    ['<p>“<i>Oh,”</i>he said</p>', '“*Oh*,”he said'],
    ['<p><b><i>both</i></b></p>', '***both***'],
    ['<p>one<br>two</p>', 'one\ntwo'],
    ['<p><i>one<br>two</i></p>', '*one*\n*two*'],
    ['<h1 style="font-weight:bold">Title</h1><p>a</p>', 'Title\n\na'],
    ['<p>x</p><ul><li>a</li><li><p>b</p><p>c</p></li></ul><p>y</p>', 'x\n\n* a\n* b\n  c\n\ny'],
    ['<ol start=9><li>a</li><li>b<ul><li><i>c</i></li></ul></li></ol>', '9. a\n10. b\n    * *c*'],
    [
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>  </span></span>two</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>3.<span>  </span></span>three</p>",
      '2. two\n3. three',
    ],
    ['<p><u>a</u> <s>b</s> <del>c</del></p>', '++a++ ~~b~~ ~~c~~'],
    ['<p><a href="https://example.test/x (y)"><u>the <i>map</i></u></a></p>', '[the *map*](https://example.test/x%20%28y%29)'],
    ['<p><a href="javascript:alert(1)">a</a> <a href="/here">b</a> <a href="mailto:a@b.example">c</a></p>', 'a b c'],
    ['<p><a href="https://example.test">[1]</a></p>', String.raw`[\[1\]](https://example.test/)`],
    [
      '<p>He wrote:</p><blockquote><p>Dear <i>A</i>,<br>come.</p></blockquote><p>So she went.</p>',
      'He wrote:\n\n> Dear *A*,\n> come.\n\nSo she went.',
    ],
    ['<blockquote>a<blockquote><p>b</p></blockquote></blockquote>', '> a\n\n> > b'],
    ['<p class=MsoQuote><i>Dear A, come.<o:p></o:p></i></p><p class=MsoNormal>So she went.</p>', '> *Dear A, come.*\n\nSo she went.'],
    ['<p class=MsoIntenseQuote>Come.</p>', '> Come.'],
    ['<p>  </p><p>&nbsp;</p>', ''],
  ])('is set as readers expect it: %s', (html, markdown) => {
    expect(pasted(html)).toBe(markdown);
  });

  it('shows its words exactly, whatever signs and looks it has', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', '*', '_', '\\', '>', '.', '"', ' ', '-'), maxLength: 8 });
    const run = fc.tuple(word, fc.constantFrom('span', 'i', 'b', 'em'));
    fc.assert(
      fc.property(fc.array(run, { maxLength: 6 }), (runs) => {
        const text = runs
          .map(([piece]) => piece)
          .join('')
          .replaceAll(/ +/g, ' ')
          .trim();
        fc.pre(!/^[-*_ ]*$/.test(text));
        const markdown = pasted(`<p>${runs.map(([piece, tag]) => `<${tag}>${piece.replaceAll('>', '&gt;')}</${tag}>`).join('')}</p>`);
        const hidden = spansIn(markdown).filter(({ look }) => look === 'mark');
        const shown = [...markdown].filter((_, index) => !hidden.some(({ from, to }) => from <= index && index < to)).join('');
        expect(shown).toBe(text);
      }),
    );
  });
});

describe('a pasted quote', () => {
  const alone = { before: '', after: '', below: undefined };

  it.each([
    ['in an empty line', alone, '> Come.'],
    ['after words', { ...alone, before: 'He wrote: ' }, '\n\n> Come.'],
    ['before words', { ...alone, after: 'So she went.' }, '> Come.\n\n'],
    ['above a line', { ...alone, below: 'So she went.' }, '> Come.\n'],
    ['above an empty line', { ...alone, below: '' }, '> Come.'],
  ])('stays a quote %s', (_where, around, markdown) => {
    expect(setApart('> Come.', around)).toBe(markdown);
  });

  it('is what blank lines are for: other words go on where they are put', () => {
    expect(setApart('and so', { before: 'He came, ', after: ' it was', below: 'late.' })).toBe('and so');
  });
});
