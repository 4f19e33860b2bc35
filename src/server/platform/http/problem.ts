import type { Language } from '../../../domain/text/languages';
import { textIn, type LocalText } from '../../../domain/text/localText';
import { refusals } from './refusals';

/** An error of one field; `path` is dotted, as in the form ('meeting.unixTime'). */
export interface FieldError {
  path: string;
  message: LocalText;
  /** The rule that isn't met: stable, for programs. */
  code: string;
}

export const MAX_FIELD_ERRORS = 100;

/**
 * The API's only error format (RFC 9457, rule platform.problems). `code` is stable and for programs; `detail` is a
 * sentence for the person. May be thrown anywhere below a handler.
 */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: LocalText,
    readonly errors: FieldError[] = [],
    readonly headers: Record<string, string> = {},
    readonly extension: { ticket?: string; hasPasskey?: boolean; businessId?: string } = {},
  ) {
    super(textIn(detail, 'en'));
    this.name = 'Problem';
  }

  /** In the language of who asked. */
  present(language: Language) {
    return {
      type: 'about:blank',
      title: titles[this.status] ?? 'Error',
      status: this.status,
      detail: textIn(this.detail, language),
      code: this.code,
      ...(this.errors.length > 0 && {
        errors: this.errors.map(({ path, code, message }) => ({ path, code, message: textIn(message, language) })),
      }),
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

export const problem = (status: number, code: string, detail: LocalText, errors?: FieldError[]): Problem =>
  new Problem(status, code, detail, errors);

export const invalid = (detail: LocalText, errors?: FieldError[], code = 'invalid'): Problem =>
  problem(400, code, detail, errors);

export const invalidField = (path: string, message: LocalText, code = 'invalid'): Problem =>
  invalid(message, [{ path, code, message }]);

export const unauthorized = (): Problem => problem(401, 'unauthorized', refusals.unauthorized);

/** Missing and forbidden subjects look the same (rule platform.statuses). */
export const notFound = (): Problem => problem(404, 'not_found', refusals.notFound);

export const conflict = (code: string, detail: LocalText): Problem => problem(409, code, detail);

export class TooMany extends Problem {
  constructor(
    readonly limit: string,
    retryAfterSeconds: number,
    detail: LocalText,
  ) {
    super(429, 'too_many_requests', detail, [], { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) });
  }
}

export const tooMany = (
  limit: string,
  retryAfterSeconds: number,
  detail: LocalText = refusals.tooManyAttempts,
): Problem => new TooMany(limit, retryAfterSeconds, detail);
