/** What the server counts of itself, in Prometheus text at /metrics. No names, ids or addresses. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly registry = new Registry();
  readonly moves = new Counter({ name: 'getaway_moves_total', help: 'Moves stored', labelNames: ['game'], registers: [this.registry] });
  readonly refusals = new Counter({ name: 'getaway_refusals_total', help: 'Frames and requests refused', labelNames: ['reason'], registers: [this.registry] });
  readonly latency = new Histogram({
    name: 'getaway_move_seconds', help: 'From a move\'s frame to its being stored and told', labelNames: ['game'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5], registers: [this.registry],
  });

  /** `sockets` and `matches` are asked at each scrape. */
  constructor(sockets: () => number, matches: () => Promise<{ game: string; state: string; count: number }[]>) {
    this.#gauge('getaway_sockets', 'Open sockets', [], async () => [[{}, sockets()]]);
    this.#gauge('getaway_memory_bytes', 'Resident memory of the process', [], async () => [[{}, process.memoryUsage.rss()]]);
    this.#gauge('getaway_matches', 'Stored matches', ['game', 'state'], async () => (await matches()).map(({ count, ...labels }) => [labels, count]));
  }

  /** A gauge that reads its values whenever it is scraped. */
  #gauge(name: string, help: string, labelNames: string[], values: () => Promise<[Record<string, string>, number][]>): void {
    const gauge = new Gauge({
      name, help, labelNames, registers: [],
      async collect() {
        const now = await values();
        this.reset();
        for (const [labels, value] of now) this.set(labels, value);
      },
    });
    this.registry.registerMetric(gauge);
  }

  /**
   * Counts a refusal by its reason; those of rulesets as one, since anyone may read the counts, and why the rules refuse
   * what a seat tries can be that seat's secret. Clients cannot invent any.
   */
  refused(reason: string): void {
    this.refusals.inc({ reason: reason.startsWith('kit:') ? reason : 'rules' });
  }
}
