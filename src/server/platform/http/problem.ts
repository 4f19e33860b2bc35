import type { Limit } from './limits/limits';

/** One thing wrong with one field: `path` is dotted, as the form names it ('meeting.unixTime'). */
export interface FieldError {
  path: string;
  message: string;
}

/** The most that one answer says is wrong, as the contract has it. */
export const MAX_FIELD_ERRORS = 100;

/**
 * The one error shape of the API (RFC 9457, rule platform.problems). `code` is stable and for programs; `detail` is a
 * sentence for the person. Thrown from anywhere below a handler.
 */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
    readonly errors: FieldError[] = [],
    readonly headers: Record<string, string> = {},
    /** What the contract says of this problem beyond the usual. */
    readonly extension: { ticket?: string } = {},
  ) {
    super(detail);
    this.name = 'Problem';
  }

  toJSON() {
    return {
      type: 'about:blank',
      title: titles[this.status] ?? 'Error',
      status: this.status,
      detail: this.detail,
      code: this.code,
      ...(this.errors.length > 0 && { errors: this.errors }),
      ...this.extension,
    };
  }
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export const problem = (status: number, code: string, detail: string, errors?: FieldError[]): Problem =>
  new Problem(status, code, detail, errors);

/** The request is understood but its content is wrong: the sentence, and the fields it is about. */
export const invalid = (detail: string, errors?: FieldError[], code = 'invalid'): Problem =>
  problem(400, code, detail, errors);

/** A single field is wrong: its message is also the sentence. */
export const invalidField = (path: string, message: string): Problem => invalid(message, [{ path, message }]);

export const unauthorized = (): Problem => problem(401, 'unauthorized', 'Please log in again.');

/** What does not exist and what the caller may not see look alike (rule platform.statuses). */
export const notFound = (): Problem => problem(404, 'not_found', 'Not found, or not available to you.');

/** Not possible now, with the sentence that says why. */
export const conflict = (code: string, detail: string): Problem => problem(409, code, detail);

/** 429: somebody has come to a limit. */
export class TooMany extends Problem {
  constructor(
    /** Its name, by which refusals are counted. */
    readonly limit: Limit,
    retryAfterSeconds: number,
    detail: string,
  ) {
    super(429, 'too_many_requests', detail, [], { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) });
  }
}

export const tooMany = (
  limit: Limit,
  retryAfterSeconds: number,
  detail = 'Too many attempts. Please wait a moment and try again.',
): Problem => new TooMany(limit, retryAfterSeconds, detail);
