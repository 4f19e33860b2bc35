import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { BatchAnswer } from '../../../../contract/entities.gen';
import { packageRoot } from '../../config/packageRoot';
import { makeThread, NoAnswer, startThread, type ThreadLimits } from '../../thread';

/** What a page is drawn from. */
export interface DrawnFrom {
  /** The page's path, with its query. */
  address: string;
  /** What the page asks for first, with the answers. */
  paths: readonly string[];
  answers: readonly BatchAnswer[];
  /** The caller's language, such as `en-GB`. */
  language: string;
  /** The API's origin; empty if it is the page's own. */
  apiUrl: string;
}

/** The thread's result; without `html` if the page can't be drawn from these answers. */
export interface DrawAnswer {
  html?: string;
  error?: string;
}

/** Draws pages outside the event loop, one at a time (rule platform.drawnPages). */
export interface PageDrawer {
  /** The page's HTML; undefined if it can't be drawn, or not in time. Never rejects: a page also works undrawn. */
  draw: (page: DrawnFrom) => Promise<string | undefined>;
  close: () => Promise<void>;
}

/** The language a browser prefers; British English if it doesn't say, or says what isn't a language. */
export function languageOf(acceptLanguage = ''): string {
  const [preferred = ''] = acceptLanguage.split(/[,;]/, 1);
  try {
    return Intl.getCanonicalLocales(preferred.trim())[0] ?? 'en-GB';
  } catch {
    return 'en-GB';
  }
}

/** A page takes 30 ms, but the first one has to wait for its program to load. */
const LIMITS: ThreadLimits = { maxWaiting: 4, timeLimitMs: 20_000 };

/** How long answers wait for the page drawn from them, in milliseconds: the client needs them more than the page. */
const MAX_DELAY_MS = 1_000;

/** Megabytes; a store with the longest answers takes a tenth of this limit. */
const MAX_HEAP_MB = 192;

/** The client's program for drawing, in the build (webpack.config.js). */
export const drawingProgram = () => path.join(packageRoot(), 'build/prerender/index.js');

const startWorker = (): Worker =>
  startThread(path.join(__dirname, 'drawWorker.ts'), 'draw-worker.js', { maxOldGenerationSizeMb: MAX_HEAP_MB });

export function makePageDrawer(
  log: FastifyBaseLogger,
  {
    start = startWorker,
    maxDelayMs = MAX_DELAY_MS,
    limits = LIMITS,
  }: { start?: () => Worker; maxDelayMs?: number; limits?: ThreadLimits } = {},
): PageDrawer {
  const thread = makeThread<DrawnFrom, DrawAnswer>(limits, start);
  const isBuilt = existsSync(drawingProgram());

  async function drawn(page: DrawnFrom): Promise<string | undefined> {
    try {
      const { html, error } = await thread.run(page);
      if (error !== undefined) log.warn({ err: error }, 'page could not be drawn');
      return html;
    } catch (error) {
      if (!(error instanceof NoAnswer)) log.warn({ err: error }, 'page could not be drawn');
      return undefined;
    }
  }

  return {
    draw: (page) =>
      isBuilt ? Promise.race([drawn(page), sleep(maxDelayMs, undefined, { ref: false })]) : Promise.resolve(undefined),
    close: thread.close,
  };
}
