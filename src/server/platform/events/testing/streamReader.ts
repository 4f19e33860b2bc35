import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import contract from '../../../../contract/contract.gen.json';
import type { StreamEvent } from '../../../../contract/entities.gen';
import type { App } from '../../../app';
import { WAIT_LIMIT_MS } from '../../../testing/until';

const ajv = addFormats(new Ajv({ strict: false }));
ajv.addSchema(contract, 'contract');
const isStreamEvent = ajv.compile({ $ref: 'contract#/components/schemas/StreamEvent' });

export interface ReceivedFrame {
  name: string;
  id: string;
  event: StreamEvent | undefined;
}

export interface StreamReader {
  status: number;
  headers: IncomingMessage['headers'];
  frames: ReceivedFrame[];
  events: () => StreamEvent[];
  lastId: () => string;
  waitFor: (isIt: (event: StreamEvent, frame: ReceivedFrame) => boolean) => Promise<StreamEvent>;
  waitForFrame: (isIt: (frame: ReceivedFrame) => boolean) => Promise<ReceivedFrame>;
  ended: Promise<void>;
  pause: () => void;
  close: () => void;
}

function parseFrame(text: string): ReceivedFrame | undefined {
  const fields = new Map(text.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
  const data = fields.get('data');
  if (data === undefined) return undefined;
  const name = fields.get('event') ?? 'message';
  const parsed: unknown = JSON.parse(data);
  if (name === 'message' && !isStreamEvent(parsed)) {
    throw new Error(`The event breaks the contract. ${ajv.errorsText(isStreamEvent.errors)}\n${data}`);
  }
  return { name, id: fields.get('id') ?? '', event: name === 'message' ? (parsed as StreamEvent) : undefined };
}

async function addressOf(app: App): Promise<string> {
  if (!app.http.server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
}

function respond(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => request.on('response', resolve).on('error', reject));
}

export async function readStream(
  server: App | string,
  who: { id: string; token: string | undefined },
  resume: { lastEventId?: string; header?: string; origin?: string } = {},
): Promise<StreamReader> {
  const origin = typeof server === 'string' ? server : await addressOf(server);
  const query = new URLSearchParams({
    userId: who.id,
    ...(resume.lastEventId !== undefined && { lastEventId: resume.lastEventId }),
  });
  const request = get(`${origin}/v1/messages/stream?${query.toString()}`, {
    agent: false,
    headers: {
      ...(who.token !== undefined && { authorization: `Bearer ${who.token}` }),
      ...(resume.header !== undefined && { 'last-event-id': resume.header }),
      ...(resume.origin !== undefined && { origin: resume.origin }),
    },
  });
  const response = await respond(request);
  const frames: ReceivedFrame[] = [];
  const watchers = new Set<() => void>();
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n\n');
    rest = parts.pop() ?? '';
    if (response.statusCode !== 200) return;
    for (const part of parts) {
      const frame = parseFrame(part);
      if (frame) frames.push(frame);
    }
    for (const watcher of [...watchers]) watcher();
  });
  const ended = new Promise<void>((resolve) => response.on('close', resolve));
  response.on('error', () => undefined);

  const waitForFrame: StreamReader['waitForFrame'] = (isIt) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = frames.find(isIt);
        if (!found) return;
        clearTimeout(timer);
        watchers.delete(look);
        resolve(found);
      };
      const timer = setTimeout(() => {
        watchers.delete(look);
        reject(new Error(`It did not come. What came: ${JSON.stringify(frames)}`));
      }, WAIT_LIMIT_MS);
      watchers.add(look);
      look();
    });

  const reader: StreamReader = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    frames,
    events: () => frames.flatMap(({ event }) => event ?? []),
    lastId: () => frames.at(-1)?.id ?? '',
    waitForFrame,
    waitFor: async (isIt) => {
      const { event } = await waitForFrame((frame) => frame.event !== undefined && isIt(frame.event, frame));
      if (!event) throw new Error('A frame without an event');
      return event;
    },
    ended,
    pause: () => void response.pause(),
    close: () => void request.destroy(),
  };
  if (reader.status === 200) {
    const first = waitForFrame(() => true);
    first.catch(() => undefined);
    await Promise.race([first, ended]);
  }
  return reader;
}
