interface Page {
  title: string;
  head: string;
  body: string;
}

/** A whole HTML document. The parts are ours: nothing that a client sent may be in them. */
export function page({ title, head, body }: Page): string {
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
