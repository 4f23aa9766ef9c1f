import { WORKER_TEXTS } from '../texts/worker.ts';

/** The styles are in the page, because nothing can be loaded while it is shown. */
const STYLE = `:root { color-scheme: light dark; font: 1.125rem / 1.5 system-ui, sans-serif; }
body { display: grid; place-content: center; min-height: 90vh; margin: 0 1.5rem; text-align: center; }
a { color: light-dark(#1f5b8c, #8dc1ec); }`;

/** Allows nothing but the styles in the page, whose text is fixed. */
const CSP = "default-src 'none'; style-src 'unsafe-inline'";

/** Returns the page that is shown while the server cannot be reached. */
export function offlinePage(language: 'en' | 'de'): Response {
  const { title, about, again } = WORKER_TEXTS[language].offline;
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Arbiter</title>
<style>${STYLE}</style>
<main><h1>${title}</h1><p>${about}</p><p><a href="">${again}</a></p></main>
</html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': CSP };
  return new Response(html, { status: 503, headers });
}
