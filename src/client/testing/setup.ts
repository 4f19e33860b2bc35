import './clock';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { attachApi } from '../api/attachApi';
import { takeContractBreaks } from './contractBreaks';

// Tests run in Node, whose types the client's program does not have.
declare const process: { env: { CI?: string } };

// Only what never happens reaches it: a busy machine may take minutes. A developer waits less for a test that fails.
configure({ asyncUtilTimeout: process.env.CI ? 300_000 : 15_000 });

// Every page but the login has it from the start.
attachApi();

// What Mantine asks of a browser and jsdom does not have.
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
