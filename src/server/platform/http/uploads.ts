import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { invalid, invalidField, problem } from './problem';

/** The largest file that is taken (rule platform.limits). */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** A body that carries the largest file as a data URL: a third longer, and the JSON around it. */
const MAX_BODY_BYTES = Math.ceil(MAX_FILE_BYTES / 3) * 4 + 1024;

interface StatedBody {
  body?: { content?: Record<string, unknown> };
}

const statedTypes = (schema: unknown): string[] | undefined => {
  const content = (schema as StatedBody | undefined)?.body?.content;
  return content && Object.keys(content);
};

const tooLarge = () => problem(413, 'too_large', 'The image must be 5 MB or less.');

/** Operations that take files may be sent more than others. */
function widen(options: RouteOptions): void {
  if (statedTypes(options.schema)?.some((type) => type.startsWith('image/'))) options.bodyLimit = MAX_BODY_BYTES;
}

/**
 * Lets bodies be images and forms, besides JSON, for the operations whose contract says so: for every other they are
 * refused before they are read. Must be set before routes are registered.
 */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser('text/plain');
  // Those of the contract by name, as what binds it looks for them; others are parsed so that they can be refused with
  // a message.
  for (const type of ['image/png', 'image/jpeg', 'image/webp', /^image\//]) {
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
  // Routes that are not of the contract look after themselves.
  if (type === undefined || !schema) return;
  const stated = statedTypes(schema) ?? ['application/json'];
  const isImage = type.startsWith('image/') && stated.some((one) => one.startsWith('image/'));
  // What kind of image it really is decides whoever takes it, with a sentence about images.
  if (!isImage && !stated.includes(type)) {
    throw problem(415, 'unsupported_media_type', 'This type of content isn’t accepted here.');
  }
}

/** An operation that states a body needs one: without it there would be nothing to check by the schema. */
function refuseNoBody(request: FastifyRequest): void {
  const needsBody = statedTypes(request.routeOptions.schema) !== undefined;
  if (needsBody && request.body === undefined && !request.isMultipart()) throw invalid('The request has no body.');
}

/** More parts than a form may have, as the plugin refuses them. */
const isTooLarge = (error: unknown) => error instanceof Error && 'statusCode' in error && error.statusCode === 413;

/** The file of this field; a form that breaks off, or is none, is the sender's mistake, whatever reads it calls it. */
async function fileOfForm(request: FastifyRequest, field: string): Promise<Buffer | undefined> {
  let part: MultipartFile | undefined;
  let file: Buffer | undefined;
  try {
    part = await request.file();
    file = await part?.toBuffer();
  } catch (error) {
    if (!part?.file.truncated)
      throw isTooLarge(error) ? error : invalid('The file didn’t arrive in full.', [], 'malformed');
  }
  // Cut off at the limit: an error or not, as the last piece happens to come.
  if (part?.file.truncated) throw tooLarge();
  return part?.fieldname === field ? file : undefined;
}

/**
 * The file of a request, whichever way it came: as the raw body, as this field of a form, or as a data URL in this
 * field of a JSON body. 413 for one that is larger than 5 MB, 400 with `message` at the field when there is none.
 */
export async function receivedFile(request: FastifyRequest, field: string, message: string): Promise<Buffer> {
  const { body } = request;
  const dataUrl = (body as Record<string, unknown> | undefined)?.[field];
  const file = request.isMultipart()
    ? await fileOfForm(request, field)
    : Buffer.isBuffer(body)
      ? body
      : Buffer.from(String(dataUrl).split(',')[1] ?? '', 'base64');
  if (!file || file.length === 0) throw invalidField(field, message);
  if (file.length > MAX_FILE_BYTES) throw tooLarge();
  return file;
}
