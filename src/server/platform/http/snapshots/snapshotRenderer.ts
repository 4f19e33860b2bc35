import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { SnapshotSource } from '../../../../domain/site/snapshotSource';
import { knownLanguage, LANGUAGES } from '../../../../domain/text/languages';
import { readableLocale } from '../../../../domain/text/readableLocale';
import { packageRoot } from '../../config/packageRoot';
import { makeThread, NoAnswer, startThread, type ThreadLimits } from '../../thread';

/** `folder`: of the program in the page's language. */
export type RenderTask = { folder: string } & ({ source: SnapshotSource } | { warmUp: true });

export interface RenderAnswer {
  html?: string;
  error?: string;
}

/** `busy` also covers a thread that isn't ready. */
export const SNAPSHOT_OUTCOMES = ['rendered', 'left_out', 'busy', 'late', 'failed'] as const;

export type SnapshotOutcome = (typeof SNAPSHOT_OUTCOMES)[number];

export interface SnapshotRenderer {
  /** Loads the client's program in a language, the first by default; until then there are no snapshots in it. */
  prepare: (language?: string) => Promise<void>;
  /**
   * Undefined if the snapshot isn't ready in time, or is for another build of the client. Never rejects, since pages
   * work without snapshots.
   */
  render: (source: SnapshotSource, build: string | undefined) => Promise<string | undefined>;
  close: () => Promise<void>;
}

/**
 * The language that a browser prefers, or British English; one of the few hundred for which this machine has formats,
 * each loaded once and kept.
 */
export function languageOf(acceptLanguage = ''): string {
  const [preferred = ''] = acceptLanguage.split(/[,;]/, 1);
  return new Intl.DateTimeFormat(readableLocale(preferred.trim())).resolvedOptions().locale;
}

/** Rendering takes 30 ms. A page waits at most 400 ms for its snapshot, since the client needs the page more. */
const LIMITS = { maxWaiting: 4, timeLimitMs: 5_000, maxDelayMs: 400 };

/** A failed attempt to load is not repeated for `pauseMs`. */
const LOADING = { timeLimitMs: 20_000, pauseMs: 60_000 };

/** Megabytes; a store with the largest responses takes a tenth of the first, and the program of a language 25. */
const MAX_HEAP_MB = 192 + LANGUAGES.length * 25;

const inBuild = (file: string) => path.join(packageRoot(), 'build', 'prerender', file);

export const renderingProgram = (folder: string) => inBuild(path.join(folder, 'index.js'));

/**
 * The id of this build of the client, which its pages also contain (scripts/prerender.mjs), in languages other than the
 * first followed by a full stop and the language's tag; undefined without a build.
 */
export function clientBuild(): string | undefined {
  const file = inBuild('client-build.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const isLanguageFolder = (folder: string) =>
  folder === '' || (knownLanguage(folder) !== undefined && existsSync(renderingProgram(folder)));

const startWorker = (): Worker =>
  startThread(path.join(__dirname, 'snapshotWorker.ts'), 'snapshot-worker.js', { maxOldGenerationSizeMb: MAX_HEAP_MB });

interface Given {
  start?: () => Worker;
  limits?: ThreadLimits & { maxDelayMs: number };
  loading?: typeof LOADING;
  count?: (outcome: SnapshotOutcome) => void;
}

export function makeSnapshotRenderer(
  log: FastifyBaseLogger,
  { start = startWorker, limits = LIMITS, loading = LOADING, count = () => {} }: Given = {},
): SnapshotRenderer {
  const thread = makeThread<RenderTask, RenderAnswer>(limits, start);
  const own = clientBuild();
  const states = new Map<string, 'loading' | 'ready'>();
  let lastFailure = -Infinity;

  const warn = (error: unknown) => log.warn({ err: error }, 'snapshot could not be rendered');

  async function prepare(folder = ''): Promise<void> {
    if (own === undefined || states.has(folder) || performance.now() - lastFailure < loading.pauseMs) return;
    states.set(folder, 'loading');
    try {
      const { error } = await thread.run({ folder, warmUp: true }, { timeLimitMs: loading.timeLimitMs });
      if (error !== undefined) throw new Error(error);
      states.set(folder, 'ready');
    } catch (error) {
      states.delete(folder);
      lastFailure = performance.now();
      if (!(error instanceof NoAnswer && error.reason === 'closed')) warn(error);
    }
  }

  async function rendered(task: RenderTask, signal: AbortSignal): Promise<[SnapshotOutcome, string?]> {
    try {
      const { html, error } = await thread.run(task, { signal });
      if (error !== undefined) warn(error);
      return [error === undefined ? (html === undefined ? 'left_out' : 'rendered') : 'failed', html];
    } catch (error) {
      if (error === signal.reason) return ['late'];
      if (error instanceof NoAnswer && error.reason !== 'too slow') return ['busy'];
      // The thread has ended, and with it all programs.
      states.clear();
      warn(error);
      return ['failed'];
    }
  }

  async function inTime(task: RenderTask): Promise<[SnapshotOutcome, string?]> {
    const settled = new AbortController();
    const late = sleep(limits.maxDelayMs, ['late'] as [SnapshotOutcome], { ref: false, signal: settled.signal });
    const result = await Promise.race([rendered(task, settled.signal), late]);
    settled.abort();
    return result;
  }

  return {
    prepare,
    render: async (source, build) => {
      const [id, folder = ''] = build?.split('.') ?? [];
      if (own === undefined || id !== own || !isLanguageFolder(folder)) return undefined;
      const isReady = states.get(folder) === 'ready';
      if (!isReady) void prepare(folder);
      const [outcome, html] = isReady ? await inTime({ folder, source }) : (['busy'] as const);
      count(outcome);
      return html;
    },
    close: thread.close,
  };
}
