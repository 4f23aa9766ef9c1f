export function escapedHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The parts are inserted unescaped, so the caller must escape all text from clients. */
export function page({ title, head, body }: Record<'title' | 'head' | 'body', string>): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${head}
<style>body { margin: 0 }</style>
</head>
<body>
${body}
</body>
</html>
`;
}
