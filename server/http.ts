/** Everything about a request that is not the lobby itself: errors, headers, sizes, rates, health, metrics. */
import { bodyParser } from '@koa/bodyparser';
import compress from 'koa-compress';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import type { App } from './bgio';
import type { Limit } from './limits';
import type { Metrics } from './metrics';
import { mayCome } from './origins';
import type { Store } from './store/store';
import { Refuse, refuse } from './types';

/** Bodies are a name, a secret and a few options. */
const BODY_BYTES = 16 * 1024;

export interface HttpOptions {
  store: Store;
  metrics: Metrics;
  origins: string[];
  trustProxy: boolean;
  requests: Limit;
  log: Logger;
}

/** Puts all of it on the app, in front of what is added later. */
export function addHttp(app: App, options: HttpOptions): void {
  app.silent = true;
  app.proxy = options.trustProxy;
  app.maxIpsCount = 1;
  app.on('error', (error: unknown) => options.log.debug({ err: error }, 'a connection failed'));
  addErrors(app, options);
  addHeaders(app, options.origins);
  addChecks(app, options);
  addHealth(app, options);
}

/** Turns whatever is thrown into JSON with a reason. Only faults of our own are logged, never what was sent. */
function addErrors(app: App, { metrics, log }: HttpOptions): void {
  app.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refused = asRefuse(error);
      if (refused.status >= 500) log.error({ method: ctx.method, path: ctx.path, err: error }, 'a request failed');
      metrics.refused(refused.refused.reason);
      ctx.status = refused.status;
      ctx.body = refused.refused;
      if (refused.status === 429) ctx.set('Retry-After', '10');
    }
  });
}

function asRefuse(error: unknown): Refuse {
  if (error instanceof Refuse) return error;
  const { status, code } = error as { status?: number; code?: string };
  if (status === 413) return refuse(413, 'kit:too-large');
  // Broken encodings in paths and broken JSON.
  if ((status !== undefined && status >= 400 && status < 500) || code === 'ERR_INVALID_URI' || error instanceof URIError) return refuse(400, 'kit:malformed');
  return refuse(500, 'kit:error');
}

/** The app runs its own scripts only and talks to this server only; boards set inline styles. */
function addHeaders(app: App, origins: string[]): void {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  app.use(helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"], scriptSrc: ["'self'"], styleSrc: ["'self'", "'unsafe-inline'"], imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'], connectSrc: ["'self'", ...origins, ...sockets], objectSrc: ["'none'"], baseUri: ["'self'"],
        formAction: ["'self'"], frameAncestors: ["'none'"],
      },
    },
    // Set by whoever ends TLS; over plain HTTP in a home network they would only be warned about.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // Other sites named in ORIGINS read the lobby.
    crossOriginResourcePolicy: { policy: origins.length > 0 ? 'cross-origin' : 'same-origin' },
  }));
  app.use(compress({ threshold: 1024, br: { params: {} } }));
}

const isLobby = (path: string): boolean => path === '/games' || path.startsWith('/games/');

/** Origin, rate and size of what asks the lobby; JSON only, which no foreign page can send unasked. */
function addChecks(app: App, { origins, requests }: HttpOptions): void {
  app.use(async (ctx, next) => {
    if (!isLobby(ctx.path)) return next();
    ctx.set('Cache-Control', 'no-store');
    if (ctx.method !== 'GET' && ctx.method !== 'OPTIONS') {
      if (!mayCome(ctx.get('origin') || undefined, ctx.get('host'), origins)) throw refuse(403, 'kit:origin');
      if (!ctx.is('application/json')) throw refuse(415, 'kit:malformed');
    }
    if ((await requests.use(ctx.ip)) > 1) throw refuse(429, 'kit:too-fast');
    return next();
  });
  app.use(bodyParser({ enableTypes: ['json'], jsonLimit: BODY_BYTES, onError: (error) => { throw error; } }));
}

function addHealth(app: App, { store, metrics }: HttpOptions): void {
  app.use(async (ctx, next) => {
    if (ctx.path === '/healthz') {
      const ok = await store.ping().then(() => true, () => false);
      ctx.status = ok ? 200 : 503;
      ctx.body = { ok };
    } else if (ctx.path === '/metrics') {
      ctx.type = metrics.registry.contentType;
      ctx.body = await metrics.registry.metrics();
    } else await next();
  });
}
