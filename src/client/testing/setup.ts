import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { attachApi } from '../api/attachApi';
import { takeContractBreaks } from './contractBreaks';

// What is waited for comes as soon as it can, and on a busy machine that may be late.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

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
