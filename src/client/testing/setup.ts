import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './clock';
import { attachApi } from '../api/attachApi';
import { takeContractBreaks } from './contractBreaks';

// Tests run in Node, whose types the client doesn't include.
declare const process: { env: { CI?: string } };

// Reached only if an awaited event never happens: a busy machine may take minutes. Shorter for developers, so that a failing test ends sooner.
configure({ asyncUtilTimeout: process.env.CI ? 300_000 : 15_000 });

// Every page except the login has this from the start.
attachApi();

window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const breaks = takeContractBreaks();
  if (breaks.length > 0) throw new Error(breaks.join('\n'));
});
