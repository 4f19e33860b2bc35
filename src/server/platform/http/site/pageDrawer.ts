import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { DrawnFrom } from '../../../../domain/site/drawnFrom';
import { packageRoot } from '../../config/packageRoot';
import { makeThread, NoAnswer, startThread, type ThreadLimits } from '../../thread';

export type DrawTask = DrawnFrom | 'warm up';

export interface DrawAnswer {
  html?: string;
  error?: string;
}

/** `busy` includes a thread that isn't ready. */
export type DrawOutcome = 'drawn' | 'left_out' | 'busy' | 'late' | 'failed';

export const DRAW_OUTCOMES: readonly DrawOutcome[] = ['drawn', 'left_out', 'busy', 'late', 'failed'];

export interface PageDrawer {
  /** Pages are drawn only once the drawing program is loaded. */
  prepare: () => Promise<void>;
  /**
   * The page's HTML; undefined if it can't be drawn, not in time, or not for this build of the client. Never rejects: a
   * page also works undrawn.
   */
  draw: (page: DrawnFrom, build: string | undefined) => Promise<string | undefined>;
  close: () => Promise<void>;
}

const OWN_LANGUAGE = 'en-GB';

/**
 * The language that a browser prefers, as one of the few hundred whose formats this machine has; each of these is loaded
 * once and kept. British English if the browser doesn't say, or says anything else.
 */
export function languageOf(acceptLanguage = ''): string {
  const [preferred = ''] = acceptLanguage.split(/[,;]/, 1);
  try {
    const { baseName } = new Intl.Locale(preferred.trim());
    const [known] = Intl.DateTimeFormat.supportedLocalesOf(baseName);
    return known ? new Intl.DateTimeFormat(known).resolvedOptions().locale : OWN_LANGUAGE;
  } catch {
    return OWN_LANGUAGE;
  }
}

/** Drawing a page takes 30 ms. */
const LIMITS: ThreadLimits = { maxWaiting: 4, timeLimitMs: 5_000 };

/** A failed attempt to load is not repeated for `pauseMs`. */
const LOADING = { timeLimitMs: 20_000, pauseMs: 60_000 };

/** How long answers wait for the page drawn from them, in milliseconds: the client needs them more than the page. */
const MAX_DELAY_MS = 400;

/** Megabytes; a store with the longest answers takes a tenth of this limit. */
const MAX_HEAP_MB = 192;

const inBuild = (...parts: string[]) => path.join(packageRoot(), 'build', 'prerender', ...parts);

export const drawingProgram = () => inBuild('index.js');

/** Which build of the client this is, as its pages say (scripts/prerender.mjs); undefined without a build. */
export function clientBuild(): string | undefined {
  const file = inBuild('client-build.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const startWorker = (): Worker =>
  startThread(path.join(__dirname, 'drawWorker.ts'), 'draw-worker.js', { maxOldGenerationSizeMb: MAX_HEAP_MB });

interface Given {
  start?: () => Worker;
  maxDelayMs?: number;
  limits?: ThreadLimits;
  loading?: typeof LOADING;
  count?: (outcome: DrawOutcome) => void;
}

export function makePageDrawer(
  log: FastifyBaseLogger,
  { start = startWorker, maxDelayMs = MAX_DELAY_MS, limits = LIMITS, loading = LOADING, count = () => {} }: Given = {},
): PageDrawer {
  const thread = makeThread<DrawTask, DrawAnswer>(limits, start);
  const own = clientBuild();
  let state: 'cold' | 'loading' | 'ready' = 'cold';
  let lastFailure = -Infinity;

  const complain = (error: unknown) => log.warn({ err: error }, 'page could not be drawn');

  async function prepare(): Promise<void> {
    if (own === undefined || state !== 'cold' || performance.now() - lastFailure < loading.pauseMs) return;
    state = 'loading';
    try {
      const { error } = await thread.run('warm up', { timeLimitMs: loading.timeLimitMs });
      if (error !== undefined) throw new Error(error);
      state = 'ready';
    } catch (error) {
      state = 'cold';
      lastFailure = performance.now();
      if (!(error instanceof NoAnswer && error.reason === 'closed')) complain(error);
    }
  }

  async function drawn(page: DrawnFrom, signal: AbortSignal): Promise<[DrawOutcome, string?]> {
    try {
      const { html, error } = await thread.run(page, { signal });
      if (error !== undefined) complain(error);
      return [error === undefined ? (html === undefined ? 'left_out' : 'drawn') : 'failed', html];
    } catch (error) {
      if (error === signal.reason) return ['late'];
      if (error instanceof NoAnswer && error.reason !== 'too slow') return ['busy'];
      state = 'cold';
      complain(error);
      return ['failed'];
    }
  }

  async function drawInTime(page: DrawnFrom): Promise<string | undefined> {
    const giveUp = new AbortController();
    const late = sleep(maxDelayMs, ['late'] as [DrawOutcome], { ref: false, signal: giveUp.signal });
    const [outcome, html] = await Promise.race([drawn(page, giveUp.signal), late]);
    giveUp.abort();
    count(outcome);
    return html;
  }

  return {
    prepare,
    draw: async (page, build) => {
      if (own === undefined || build !== own) return undefined;
      if (state === 'ready') return drawInTime(page);
      void prepare();
      count('busy');
      return undefined;
    },
    close: thread.close,
  };
}
