/** The page for when nothing else can be rendered: no script, no style of its own files. */
export const plainErrorPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something went wrong</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;text-align:center;background:#14110d;color:#efe6d4;font:1.125rem/1.5 system-ui,sans-serif}a{color:#c98b4e}</style>
</head>
<body><main><h1>Something went wrong</h1><p><a href="/">Return to Home</a></p></main></body>
</html>
`;
