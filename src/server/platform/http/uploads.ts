import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { invalid, invalidField, problem } from './problem';
import type { LocalText } from '../../../domain/text/localText';
import { refusals } from './refusals';

const MEGABYTE = 1024 * 1024;

export const MAX_FILE_BYTES = 5 * MEGABYTE;

/**
 * The largest file of any operation fits, and other files also as a data URL, which is a third longer. Slightly more
 * is allowed, so that a file just over the limit is refused as an image.
 */
const MAX_BODY_BYTES = 12 * MEGABYTE;

interface StatedBody {
  body?: { content?: Record<string, unknown> };
}

const statedTypes = (schema: unknown): string[] | undefined => {
  const content = (schema as StatedBody | undefined)?.body?.content;
  return content && Object.keys(content);
};

const tooLarge = (maxBytes: number) =>
  problem(413, 'too_large', refusals.imageTooLarge({ megabytes: maxBytes / MEGABYTE }));

const acceptsImages = (schema: unknown): boolean =>
  statedTypes(schema)?.some((type) => type.startsWith('image/')) ?? false;

export const bodyTooLarge = (request?: FastifyRequest) =>
  problem(
    413,
    'too_large',
    acceptsImages(request?.routeOptions.schema) ? refusals.imageTooLargeToSend : refusals.bodyTooLarge,
  );

function widen(options: RouteOptions): void {
  if (acceptsImages(options.schema)) options.bodyLimit = MAX_BODY_BYTES;
}

/**
 * Accepts images and forms as bodies in addition to JSON, for operations whose contract allows it; other operations
 * refuse them unread. Must be called before routes are registered.
 */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser('text/plain');
  // Types in the contract are registered by name, as its binding expects; other types are parsed only to be refused
  // with a message.
  for (const type of ['image/png', 'image/jpeg', 'image/webp', 'image/gif', /^image\//]) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  }
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 4, parts: 5, fieldSize: 1024, headerPairs: 20 },
  });
  app.addHook('onRoute', widen);
  app.addHook('preParsing', async (request) => refuseOtherTypes(request));
  app.addHook('preValidation', async (request) => refuseNoBody(request));
}

function refuseOtherTypes(request: FastifyRequest): void {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const { schema } = request.routeOptions;
  if (type === undefined || !schema) return;
  const stated = statedTypes(schema) ?? ['application/json'];
  const isImage = type.startsWith('image/') && stated.some((one) => one.startsWith('image/'));
  if (!isImage && !stated.includes(type)) {
    throw problem(415, 'unsupported_media_type', refusals.unsupportedMediaType);
  }
}

/** An operation with a body in the contract requires one; the schema can't check a missing body. */
function refuseNoBody(request: FastifyRequest): void {
  const needsBody = statedTypes(request.routeOptions.schema) !== undefined;
  if (needsBody && request.body === undefined && !request.isMultipart()) throw invalid(refusals.noBody);
}

const isTooLarge = (error: unknown) => error instanceof Error && 'statusCode' in error && error.statusCode === 413;

/** The file of this field. A truncated or malformed form is a client error, whatever the parser throws. */
async function fileOfForm(request: FastifyRequest, field: string, maxBytes: number): Promise<Buffer | undefined> {
  let part: MultipartFile | undefined;
  let file: Buffer | undefined;
  try {
    part = await request.file({ limits: { fileSize: maxBytes } });
    file = await part?.toBuffer();
  } catch (error) {
    if (!part?.file.truncated) throw isTooLarge(error) ? error : invalid(refusals.fileIncomplete, [], 'malformed');
  }
  // The file was truncated at the limit; whether this causes an error depends on the last chunk.
  if (part?.file.truncated) throw tooLarge(maxBytes);
  return part?.fieldname === field ? file : undefined;
}

/**
 * The file in a request: from the raw body, from this field of a form, or from a data URL in this field of a JSON body.
 * 413 for a file over the maximum, 400 with `message` for the field if there is no file.
 */
export async function readUploadedFile(
  request: FastifyRequest,
  field: string,
  message: LocalText,
  maxBytes = MAX_FILE_BYTES,
): Promise<Buffer> {
  const { body } = request;
  const dataUrl = (body as Record<string, unknown> | undefined)?.[field];
  const file = request.isMultipart()
    ? await fileOfForm(request, field, maxBytes)
    : Buffer.isBuffer(body)
      ? body
      : Buffer.from(String(dataUrl).split(',')[1] ?? '', 'base64');
  if (!file || file.length === 0) throw invalidField(field, message);
  if (file.length > maxBytes) throw tooLarge(maxBytes);
  return file;
}
