import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { DEFAULT_LANGUAGE, LANGUAGES, languageOf, type Language } from '../../../domain/text/languages';
import type { Access } from './call';

interface GivenRequest {
  headers: IncomingHttpHeaders;
  access?: Access;
}

/** Of the languages there are, the one that a browser prefers. The client's own requests prefer that of its screens. */
export function acceptedLanguage({ headers }: Pick<GivenRequest, 'headers'>): Language {
  const preferred = new Negotiator({ headers }).language([...LANGUAGES]);
  return preferred === undefined ? DEFAULT_LANGUAGE : languageOf(preferred);
}

/**
 * The language of whoever asked: that of their account, or else the one that the request prefers. A program that acts
 * with an API key isn't its creator.
 */
export function requestLanguage(request: GivenRequest): Language {
  const caller = request.access?.caller;
  return (caller?.key ? undefined : caller?.language) ?? acceptedLanguage(request);
}
