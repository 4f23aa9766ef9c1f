import type { FastifyInstance } from 'fastify';
import { type Maintenance, readMaintenance, textIn } from '../../accounts/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { escapedHtml, page } from './html-page.ts';

/** Serves `/about`, a page that describes the server and its maintenance, and shows how programs use it. */
export async function home(app: FastifyInstance, { accounts, matches, config }: Dependencies): Promise<void> {
  const main = body(matches.games, config.apiPages);
  app.get('/about', { schema: { hide: true } }, async (_, reply) => {
    reply.type('text/html; charset=utf-8');
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:");
    const planned = await readMaintenance(accounts);
    return page({
      title: 'Arbiter',
      head: `<style>${STYLE}</style>`,
      body: `${planned ? notice(planned) : ''}${main}`,
    });
  });
}

function notice(planned: Maintenance): string {
  const text = escapedHtml(textIn(planned, 'en'));
  return `<aside role="note"><b>Planned maintenance, ${planned.at.toISOString()}:</b> ${text}</aside>\n`;
}

function body(games: Dependencies['matches']['games'], apiPages: boolean): string {
  const list = games.map(
    (game) => `<li><b>${escapedHtml(game.title)}</b> <code>${game.id}</code><br>${escapedHtml(game.about)}</li>`,
  );
  return `<main>
<h1>Arbiter</h1>
<p>A referee for card games: it deals the cards, enforces every rule, runs the clocks and keeps the log. This server is running.</p>
<h2>Play now</h2>
<p><a href="/">In the browser</a>, or in a terminal in the project folder:</p>
<pre>npm run play</pre>
<p>Play any game as a guest against a house bot. The browser and the terminal use only the public API below.</p>
<h2>Games</h2>
<ul>${list.join('')}</ul>
<h2>The API</h2>
<ul>
${apiPages ? EXPLORER : ''}<li><code>POST /graphql</code>, and <code>graphql-transport-ws</code> on the same address for live updates.</li>
${apiPages ? DOCS : ''}<li><a href="/schema.graphql">The schema</a>, for code generators.</li>
<li><a href="/healthz">/healthz</a> <a href="/readyz">/readyz</a> <a href="/metrics">/metrics</a></li>
</ul>
<h2>First steps by hand</h2>
<p>${apiPages ? 'Open the explorer and run' : 'Send'} these three operations. After the first operation, send the token that it returned in the headers: <code>{ "authorization": "Bearer …" }</code>.</p>
<pre>mutation { signInAsGuest(name: "Ada") { token } }
mutation { createMatch(input: { game: "${games[0]?.id ?? 'golems'}", bots: [{ level: STEADY }] }) { id version decision { prompt choices { label move } } } }
subscription { matchUpdates(id: "…") { version entries { text } } }</pre>
</main>`;
}

const EXPLORER =
  '<li><a href="/graphiql">Explorer</a>: try queries, mutations and subscriptions; every field is described.</li>\n';
const DOCS =
  '<li><a href="/docs">Files and operation</a>: match records, replays and their verification, as OpenAPI.</li>\n';

const STYLE = `
main, aside { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff }
h1 { font-size: 2rem; margin-bottom: 0 } h2 { font-size: 1.1rem; margin-top: 2rem }
pre { background: #f3f1ec; padding: .8rem; overflow-x: auto; border-radius: 4px; font-size: 14px } code { font-size: 14px }
a { color: #1a4f8b }
`;
