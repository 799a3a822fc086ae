/** The book's default style sheet. */
export const bookStyle = `body { margin: 0 5%; line-height: 1.5; overflow-wrap: anywhere; }
h1 { font-weight: normal; text-align: center; margin: 3em 0 2em; line-height: 1.2; }
p { margin: 0; text-indent: 1.4em; }
h1 + p, hr + p, ul + p, ol + p, blockquote > p:first-child { text-indent: 0; }
hr { width: 5em; margin: 2em auto; border: 0; border-top: 1px solid; }
blockquote { margin: 1em 1.4em; }
ul, ol { margin: 1em 0; padding-left: 1.8em; }
li p { text-indent: 0; }
aside.note { margin: 1.5em 0; font-size: 0.9em; }
aside.note h2 { font-size: 1em; text-align: left; }
nav ol { list-style: none; padding: 0; }
nav li { margin: 0.5em 0; }
h2.by { font-size: 0.85em; font-weight: normal; font-style: italic; margin: 1.5em 0 0.4em; }
h2.by + p { text-indent: 0; }
.cover { text-align: center; margin: 0; }
.cover img { max-width: 100%; max-height: 100%; }
.title { text-align: center; }
.title p { text-indent: 0; margin: 0.5em 0; }
.title .writer { font-size: 1.2em; }
.title .prompt { margin: 2em 10%; font-style: italic; }
`;
