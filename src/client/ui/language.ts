import { DEFAULT_LANGUAGE, type Language } from '../../domain/text/languages';

/** The language of the screens. Each build has its own: `scripts/webpack/words.cjs` puts it in. */
export const LANGUAGE: Language = DEFAULT_LANGUAGE;
