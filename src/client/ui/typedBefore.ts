import { createContext } from 'react';

/** By name, what was typed into fields that were painted before their scripts came (rule platform.paintedPages). */
export type TypedBefore = Record<string, string | boolean>;

/** Gives what was typed into the page's own form; nothing once that has begun. */
export const TypedBeforeContext = createContext<() => TypedBefore>(() => ({}));
