import './withoutBrowser';

export { paintedPages } from './paintedPages';
export { render, renderWaiting } from './render';
export { signedInPages } from './signedInPages';
