import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { parseConfig } from '../src/config.ts';
import { migrationBounds } from '../src/db/migrations/apply-migration.ts';
import { GRACE } from '../src/process/disposables.ts';
import { exists, textOf } from './architecture/sources.ts';

// The manifests in ops/kubernetes must fit each other, the image, the settings and the server's routes.

const labels = z.record(z.string(), z.string());
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port: z.string() }),
  periodSeconds: z.int(),
  failureThreshold: z.int(),
  timeoutSeconds: z.int().optional(),
});
const container = z.object({
  image: z.string(),
  command: z.array(z.string()).default([]),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })).default([]),
  envFrom: z.array(z.strictObject({ configMapRef: z.strictObject({ name: z.string() }) })).default([]),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.int() })).default([]),
  startupProbe: probe.optional(),
  readinessProbe: probe.optional(),
  livenessProbe: probe.optional(),
  lifecycle: z.object({ preStop: z.object({ sleep: z.object({ seconds: z.int() }) }) }).optional(),
  securityContext: z.object({ readOnlyRootFilesystem: z.literal(true), allowPrivilegeEscalation: z.literal(false) }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string(), readOnly: z.literal(true) })),
});
const pod = z.object({
  terminationGracePeriodSeconds: z.int().default(30), // the default of Kubernetes
  securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.int().min(1) }),
  containers: z.tuple([container]),
  volumes: z.array(z.object({ name: z.string(), secret: z.object({ secretName: z.literal('arbiter') }) })),
});
const template = z.object({ metadata: z.object({ labels }), spec: pod });
const named = { metadata: z.object({ name: z.string(), labels }) };
const selecting = z.object({ matchLabels: labels });
const object = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('Deployment'), ...named, spec: z.object({ selector: selecting, template }) }),
  z.object({ kind: z.literal('Job'), ...named, spec: z.object({ template }) }),
  z.object({ kind: z.literal('PodDisruptionBudget'), ...named, spec: z.object({ selector: selecting }) }),
  z.object({
    kind: z.literal('Service'),
    ...named,
    spec: z.object({ selector: labels, ports: z.array(z.object({ targetPort: z.string() })) }),
  }),
]);

const inFolder = (name: string) => textOf(`ops/kubernetes/${name}`);
const kustomization = z
  .object({
    resources: z.array(z.string()),
    configMapGenerator: z.tuple([
      z.object({ name: z.string(), envs: z.tuple([z.string()]), options: z.strictObject({ labels }) }),
    ]),
    images: z.tuple([z.object({ name: z.string(), newTag: z.string() })]),
  })
  .parse(parse(inFolder('kustomization.yaml')));
const [configMap] = kustomization.configMapGenerator;
const settings = inFolder(configMap.envs[0])
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => ({ name: line.slice(0, line.indexOf('=')), value: line.slice(line.indexOf('=') + 1) }));
const objects = kustomization.resources.flatMap((file) =>
  parseAllDocuments(inFolder(file)).map((document) => object.parse(document.toJS())),
);
const deployments = objects.filter((one) => one.kind === 'Deployment');
const templates = objects.flatMap((one) => ('template' in one.spec ? [one.spec.template] : []));
const containers = templates.map(({ spec }) => spec.containers[0]);

const EXAMPLES = new Map([
  ['DATABASE_URL_FILE', 'postgres://arbiter@postgres/arbiter'],
  ['REDIS_URL_FILE', 'redis://redis'],
  ['AT_REST_KEY_FILE', `2026:${Buffer.alloc(32).toString('base64')}`],
  ['METRICS_TOKEN_FILE', 'a-token-of-the-metrics'],
]);

/** The variables of a container; each secret has an example value in place of its file. */
function environment({ env, envFrom }: z.infer<typeof container>): Record<string, string> {
  const all = [...(envFrom.length > 0 ? settings : []), ...env];
  return Object.fromEntries(all.map(({ name, value }) => [name.replace(/_FILE$/, ''), EXAMPLES.get(name) ?? value]));
}

test('there are servers, workers, and a Job that migrates', () => {
  expect(deployments.map(({ spec }) => environment(spec.template.spec.containers[0]).ROLE)).toEqual([
    'server',
    'worker',
  ]);
  const jobs = objects.filter(({ kind }) => kind === 'Job');
  expect(jobs).toHaveLength(1);
  expect(containers.map(({ command }) => command.join(' ')).filter(Boolean)).toEqual(['node dist/admin.js migrate']);
  expect(['src/admin.ts', 'src/admin/migrate.ts'].every(exists)).toBe(true);
  // The documentation's command applies the Job together with its settings, before everything else.
  const component = (of: Record<string, string> | undefined) => of?.['app.kubernetes.io/component'];
  const first = [configMap.options.labels, jobs[0]?.metadata.labels].map(component).join(', ');
  expect(textOf('docs/operate/run.md')).toContain(`-l 'app.kubernetes.io/component in (${first})'`);
});

describe('settings', () => {
  test('exist, and the server accepts them', () => {
    const known = [...textOf('src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
    for (const one of containers) {
      expect(known).toEqual(expect.arrayContaining(Object.keys(environment(one))));
      expect(parseConfig(environment(one)).databaseUrl).toBe(EXAMPLES.get('DATABASE_URL_FILE'));
      expect(one.envFrom).toEqual([{ configMapRef: { name: configMap.name } }]);
    }
  });

  test('contain no secret: each is a file of the mounted Secret, which the documentation creates', () => {
    const all = [...settings, ...containers.flatMap(({ env }) => env)];
    expect(all.filter(({ name }) => /_(URL|DIRECT|KEY|TOKEN)$|PASSWORD/.test(name))).toEqual([]);
    const files = all.filter(({ name }) => name.endsWith('_FILE'));
    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining([...EXAMPLES.keys()]));
    for (const { name, value } of files) {
      expect(value).toBe(`/secrets/${name.slice(0, -5)}`);
      expect(textOf('docs/operate/run.md')).toContain(`${name.slice(0, -5)}=`);
    }
    for (const { spec } of templates) {
      const [mount] = spec.containers[0].volumeMounts;
      expect([mount?.mountPath, mount?.name]).toEqual(['/secrets', spec.volumes[0]?.name]);
    }
  });
});

describe('pods', () => {
  test('run the image that the kustomization names, as its unprivileged user', () => {
    for (const { image } of containers) expect(image).toBe(kustomization.images[0].name);
    const { version }: { version: string } = JSON.parse(textOf('package.json'));
    expect(kustomization.images[0].newTag).toBe(version);
    // The user `node` of the official images has the id 1000. Kubernetes cannot check a name.
    expect(textOf('Dockerfile')).toMatch(/^USER node$/m);
    for (const { spec } of templates) expect(spec.securityContext.runAsUser).toBe(1000);
  });

  test('are probed at routes that servers and workers have, on the port of the image', () => {
    const routes = textOf('src/api/rest/health-and-readiness.ts');
    const port = Number(/PORT=(\d+)/.exec(textOf('Dockerfile'))?.[1]);
    for (const { spec } of deployments) {
      const { ports, startupProbe, livenessProbe, readinessProbe } = spec.template.spec.containers[0];
      expect(ports).toEqual([{ name: 'http', containerPort: port }]);
      for (const one of [startupProbe, livenessProbe, readinessProbe]) {
        expect(one?.httpGet.port).toBe('http');
        expect(routes).toContain(`app.get('${one?.httpGet.path}'`);
      }
      expect([livenessProbe?.httpGet.path, readinessProbe?.httpGet.path]).toEqual(['/healthz', '/readyz']);
    }
  });

  test('get the time to start that a node waits for another node to migrate', () => {
    for (const { spec } of deployments) {
      const { startupProbe } = spec.template.spec.containers[0];
      const patience = (startupProbe?.periodSeconds ?? 0) * (startupProbe?.failureThreshold ?? 0);
      expect(1000 * patience).toBeGreaterThan(migrationBounds().patience);
    }
  });

  test('get the time to stop that preStop, draining and the process take', () => {
    for (const { spec } of deployments) {
      const {
        containers: [one],
        terminationGracePeriodSeconds: grace,
      } = spec.template.spec;
      const pause = one.lifecycle?.preStop.sleep.seconds ?? 0;
      const { drainSeconds, role } = parseConfig(environment(one));
      expect(pause > 0).toBe(role === 'server'); // a worker gets no requests
      expect(grace).toBeGreaterThan(pause + drainSeconds + GRACE / 1000);
    }
  });

  test('are found by the selectors of their Deployment, their budget and the Service', () => {
    const budgets = objects.filter(({ kind }) => kind === 'PodDisruptionBudget');
    expect(budgets.map(({ metadata }) => metadata.name)).toEqual(deployments.map(({ metadata }) => metadata.name));
    for (const { metadata, spec } of deployments) {
      expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
      expect(budgets.find((one) => one.metadata.name === metadata.name)?.spec).toMatchObject({
        selector: spec.selector,
      });
    }
    const [service] = objects.filter((one) => one.kind === 'Service');
    expect(service?.spec.selector).toEqual(deployments[0]?.spec.selector.matchLabels);
    expect(service?.spec.ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
  });
});
